package main

import (
	"fmt"
	"time"

	"github.com/LucasRouckhout/fson"
)

const (
	id          = "a1b2c3d4-e5f6-7890-abcd-ef1234567890"
	unicode     = "😀😀😀😀😀😀😀😀😀😀😀aqwdqwd😀😀😀😀"
	description = "Lorem ipsum dolor sit amet, consectetur adipiscing elit. Sed do eiusmod tempor incididunt ut labore et dolore " +
		"magna aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo " +
		"consequat."
)

var created = time.Date(2026, 11, 21, 19, 30, 15, 0, time.UTC)

// The documents as values for encoding/json; fson is given the same values call by call.

type Simple struct {
	Foo string `json:"foo"`
}

type Inner struct {
	Float float64 `json:"float"`
	Items []any   `json:"items"`
}

type Complex struct {
	Unicode string `json:"unicode"`
	Obj     Inner  `json:"obj"`
}

type SubItem struct {
	Label    string `json:"label"`
	Priority int    `json:"priority"`
}

type Item struct {
	Name     string    `json:"name"`
	Index    int       `json:"index"`
	Value    float64   `json:"value"`
	Selected bool      `json:"selected"`
	SubItems []SubItem `json:"subItems"`
}

type Geo struct {
	Lat float64 `json:"lat"`
	Lng float64 `json:"lng"`
}

type Address struct {
	Street  string `json:"street"`
	City    string `json:"city"`
	Country string `json:"country"`
	Geo     Geo    `json:"geo"`
}

type Contact struct {
	Phone   string  `json:"phone"`
	Address Address `json:"address"`
}

type Author struct {
	Name    string  `json:"name"`
	Email   string  `json:"email"`
	Contact Contact `json:"contact"`
}

type Details struct {
	User   string `json:"user"`
	Status int    `json:"status"`
}

type Entry struct {
	Action    string    `json:"action"`
	Timestamp time.Time `json:"timestamp"`
	Details   Details   `json:"details"`
}

type Metadata struct {
	Version string  `json:"version"`
	Author  Author  `json:"author"`
	History []Entry `json:"history"`
}

type Large struct {
	Id          string    `json:"id"`
	Count       int       `json:"count"`
	Amount      float64   `json:"amount"`
	Active      bool      `json:"active"`
	Created     time.Time `json:"created"`
	Optional    any       `json:"optional"`
	Tags        []string  `json:"tags"`
	Description string    `json:"description"`
	Items       []Item    `json:"items"`
	Metadata    Metadata  `json:"metadata"`
}

var simple = Simple{Foo: "bar"}

var complicated = Complex{Unicode: unicode, Obj: Inner{Float: 1.123124313, Items: []any{"first", nil, "third"}}}

var large = makeLarge()

func makeLarge() Large {
	document := Large{
		Id: id, Count: 12345, Amount: 9876.54321, Active: true, Created: created, Description: description,
		Metadata: Metadata{
			Version: "2.0.0",
			Author: Author{
				Name: "John Doe", Email: "john.doe@example.com",
				Contact: Contact{
					Phone: "+1-555-123-4567",
					Address: Address{
						Street: "123 Main St", City: "Anytown", Country: "USA", Geo: Geo{Lat: 37.7749, Lng: -122.4194},
					},
				},
			},
		},
	}
	for i := range 20 {
		document.Tags = append(document.Tags, fmt.Sprintf("tag-%d", i))
	}
	for i := range 50 {
		item := Item{Name: fmt.Sprintf("Item %d", i), Index: i, Value: float64(i) * 1.5, Selected: i%3 == 0}
		for j := range 5 {
			item.SubItems = append(item.SubItems, SubItem{Label: fmt.Sprintf("SubItem %d-%d", i, j), Priority: j})
		}
		document.Items = append(document.Items, item)
	}
	for i := range 10 {
		document.Metadata.History = append(document.Metadata.History, Entry{
			Action:    fmt.Sprintf("Action %d", i),
			Timestamp: created.Add(time.Duration(-i) * time.Hour),
			Details:   Details{User: fmt.Sprintf("user%d", i), Status: 200 + i},
		})
	}
	return document
}

func writeSimple(o *fson.Object) []byte {
	return o.String("foo", simple.Foo).Build()
}

func writeComplex(o *fson.Object) []byte {
	return o.String("unicode", complicated.Unicode).
		Object("obj").
		Float64("float", complicated.Obj.Float).
		Array("items").StringValue("first").NullValue().StringValue("third").EndArray().
		EndObject().
		Build()
}

func writeLarge(o *fson.Object) []byte {
	o.String("id", large.Id).Int("count", large.Count).Float64("amount", large.Amount).Bool("active", large.Active)
	o.Time("created", large.Created, time.RFC3339).Null("optional").Strings("tags", large.Tags)
	o.String("description", large.Description)
	o.Array("items")
	for i := range large.Items {
		item := &large.Items[i]
		o.StartObject()
		o.String("name", item.Name).Int("index", item.Index).Float64("value", item.Value).Bool("selected", item.Selected)
		o.Array("subItems")
		for j := range item.SubItems {
			sub := &item.SubItems[j]
			o.StartObject().String("label", sub.Label).Int("priority", sub.Priority).EndObject()
		}
		o.EndArray().EndObject()
	}
	o.EndArray()
	metadata := &large.Metadata
	address := &metadata.Author.Contact.Address
	o.Object("metadata").String("version", metadata.Version)
	o.Object("author").String("name", metadata.Author.Name).String("email", metadata.Author.Email)
	o.Object("contact").String("phone", metadata.Author.Contact.Phone)
	o.Object("address").String("street", address.Street).String("city", address.City).String("country", address.Country)
	o.Object("geo").Float64("lat", address.Geo.Lat).Float64("lng", address.Geo.Lng)
	o.EndObject().EndObject().EndObject().EndObject()
	o.Array("history")
	for i := range metadata.History {
		entry := &metadata.History[i]
		o.StartObject().String("action", entry.Action).Time("timestamp", entry.Timestamp, time.RFC3339)
		o.Object("details").String("user", entry.Details.User).Int("status", entry.Details.Status)
		o.EndObject().EndObject()
	}
	o.EndArray().EndObject()
	return o.Build()
}
