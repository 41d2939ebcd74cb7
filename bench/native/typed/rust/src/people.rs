//! As in Users.scala and Clients.scala.

use chrono::{DateTime, FixedOffset, NaiveDate};
use rust_decimal::Decimal;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Users {
    pub users: Vec<User>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct User {
    pub id: String,
    pub index: i32,
    pub guid: String,
    pub is_active: bool,
    pub balance: String,
    pub picture: String,
    pub age: i32,
    pub eye_color: String,
    pub name: String,
    pub gender: String,
    pub company: String,
    pub email: String,
    pub phone: String,
    pub address: String,
    pub about: String,
    pub registered: String,
    pub latitude: f64,
    pub longitude: f64,
    pub tags: Vec<String>,
    pub friends: Vec<Friend>,
    pub greeting: String,
    pub favorite_fruit: String,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Friend {
    pub id: String,
    pub name: String,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Clients {
    pub clients: Vec<Client>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Client {
    pub id: i64,
    pub index: i32,
    pub guid: Uuid,
    pub is_active: bool,
    #[serde(with = "rust_decimal::serde::float")]
    pub balance: Decimal,
    pub picture: String,
    pub age: i32,
    pub eye_color: EyeColor,
    pub name: String,
    pub gender: String,
    pub company: String,
    pub emails: Vec<String>,
    pub phones: Vec<i64>,
    pub address: String,
    pub about: String,
    pub registered: NaiveDate,
    pub latitude: f64,
    pub longitude: f64,
    pub tags: Vec<String>,
    pub partners: Vec<Partner>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Partner {
    pub id: i64,
    pub name: String,
    pub since: DateTime<FixedOffset>,
}
#[derive(Serialize, Deserialize)]
pub enum EyeColor {
    #[serde(rename = "BROWN")]
    Brown,
    #[serde(rename = "BLUE")]
    Blue,
    #[serde(rename = "GREEN")]
    Green,
}
