package main

import (
	"time"

	"github.com/google/uuid"
	"github.com/shopspring/decimal"
)

// As in Users.scala and Clients.scala.

type Users struct {
	Users []User `json:"users"`
}

type User struct {
	Id            string   `json:"id"`
	Index         int32    `json:"index"`
	Guid          string   `json:"guid"`
	IsActive      bool     `json:"isActive"`
	Balance       string   `json:"balance"`
	Picture       string   `json:"picture"`
	Age           int32    `json:"age"`
	EyeColor      string   `json:"eyeColor"`
	Name          string   `json:"name"`
	Gender        string   `json:"gender"`
	Company       string   `json:"company"`
	Email         string   `json:"email"`
	Phone         string   `json:"phone"`
	Address       string   `json:"address"`
	About         string   `json:"about"`
	Registered    string   `json:"registered"`
	Latitude      float64  `json:"latitude"`
	Longitude     float64  `json:"longitude"`
	Tags          []string `json:"tags"`
	Friends       []Friend `json:"friends"`
	Greeting      string   `json:"greeting"`
	FavoriteFruit string   `json:"favoriteFruit"`
}

type Friend struct {
	Id   string `json:"id"`
	Name string `json:"name"`
}

type Clients struct {
	Clients []Client `json:"clients"`
}

type Client struct {
	Id         int64           `json:"id"`
	Index      int32           `json:"index"`
	Guid       uuid.UUID       `json:"guid"`
	IsActive   bool            `json:"isActive"`
	Balance    decimal.Decimal `json:"balance"`
	Picture    string          `json:"picture"`
	Age        int32           `json:"age"`
	EyeColor   EyeColor        `json:"eyeColor"`
	Name       string          `json:"name"`
	Gender     string          `json:"gender"`
	Company    string          `json:"company"`
	Emails     []string        `json:"emails"`
	Phones     []int64         `json:"phones"`
	Address    string          `json:"address"`
	About      string          `json:"about"`
	Registered Date            `json:"registered"`
	Latitude   float64         `json:"latitude"`
	Longitude  float64         `json:"longitude"`
	Tags       []string        `json:"tags"`
	Partners   []Partner       `json:"partners"`
}

type Partner struct {
	Id    int64     `json:"id"`
	Name  string    `json:"name"`
	Since time.Time `json:"since"`
}
type EyeColor string

// Date is a day without a time: `2026-11-24`.
type Date time.Time

func (date Date) MarshalText() ([]byte, error) {
	return time.Time(date).AppendFormat(nil, time.DateOnly), nil
}

func (date *Date) UnmarshalText(text []byte) error {
	day, err := time.Parse(time.DateOnly, string(text))
	*date = Date(day)
	return err
}
