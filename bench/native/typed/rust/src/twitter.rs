//! As in Twitter.scala.

use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize)]
pub struct Tweet {
    pub created_at: String,
    pub id: i64,
    pub id_str: String,
    pub text: String,
    pub truncated: bool,
    pub entities: Entities,
    pub source: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub in_reply_to_status_id: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub in_reply_to_status_id_str: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub in_reply_to_user_id: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub in_reply_to_user_id_str: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub in_reply_to_screen_name: Option<String>,
    pub user: TwitterUser,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub geo: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub coordinates: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contributors: Option<String>,
    pub retweeted_status: RetweetedStatus,
    pub is_quote_status: bool,
    pub retweet_count: i32,
    pub favorite_count: i32,
    pub favorited: bool,
    pub retweeted: bool,
    pub possibly_sensitive: bool,
    pub lang: String,
}

#[derive(Serialize, Deserialize)]
pub struct RetweetedStatus {
    pub created_at: String,
    pub id: i64,
    pub id_str: String,
    pub text: String,
    pub truncated: bool,
    pub entities: Entities,
    pub source: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub in_reply_to_status_id: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub in_reply_to_status_id_str: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub in_reply_to_user_id: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub in_reply_to_user_id_str: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub in_reply_to_screen_name: Option<String>,
    pub user: TwitterUser,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub geo: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub coordinates: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contributors: Option<String>,
    pub is_quote_status: bool,
    pub retweet_count: i32,
    pub favorite_count: i32,
    pub favorited: bool,
    pub retweeted: bool,
    pub possibly_sensitive: bool,
    pub lang: String,
}

#[derive(Serialize, Deserialize)]
pub struct Entities {
    pub hashtags: Vec<String>,
    pub symbols: Vec<String>,
    pub user_mentions: Vec<UserMentions>,
    pub urls: Vec<Urls>,
}

#[derive(Serialize, Deserialize)]
pub struct UserMentions {
    pub screen_name: String,
    pub name: String,
    pub id: i64,
    pub id_str: String,
    pub indices: Vec<i32>,
}

#[derive(Serialize, Deserialize)]
pub struct Urls {
    pub url: String,
    pub expanded_url: String,
    pub display_url: String,
    pub indices: Vec<i32>,
}

#[derive(Serialize, Deserialize)]
pub struct UserEntities {
    pub url: Url,
    pub description: Url,
}

#[derive(Serialize, Deserialize)]
pub struct Url {
    pub urls: Vec<Urls>,
}

#[derive(Serialize, Deserialize)]
pub struct TwitterUser {
    pub id: i64,
    pub id_str: String,
    pub name: String,
    pub screen_name: String,
    pub location: String,
    pub description: String,
    pub url: String,
    pub entities: UserEntities,
    pub protected: bool,
    pub followers_count: i32,
    pub friends_count: i32,
    pub listed_count: i32,
    pub created_at: String,
    pub favourites_count: i32,
    pub utc_offset: i32,
    pub time_zone: String,
    pub geo_enabled: bool,
    pub verified: bool,
    pub statuses_count: i32,
    pub lang: String,
    pub contributors_enabled: bool,
    pub is_translator: bool,
    pub is_translation_enabled: bool,
    pub profile_background_color: String,
    pub profile_background_image_url: String,
    pub profile_background_image_url_https: String,
    pub profile_background_tile: bool,
    pub profile_image_url: String,
    pub profile_image_url_https: String,
    pub profile_banner_url: String,
    pub profile_link_color: String,
    pub profile_sidebar_border_color: String,
    pub profile_sidebar_fill_color: String,
    pub profile_text_color: String,
    pub profile_use_background_image: bool,
    pub has_extended_profile: bool,
    pub default_profile: bool,
    pub default_profile_image: bool,
    pub following: bool,
    pub follow_request_sent: bool,
    pub notifications: bool,
    pub translator_type: String,
}
