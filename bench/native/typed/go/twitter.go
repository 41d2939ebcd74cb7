package main

// As in Twitter.scala.

type Tweet struct {
	CreatedAt            string          `json:"created_at"`
	Id                   int64           `json:"id"`
	IdStr                string          `json:"id_str"`
	Text                 string          `json:"text"`
	Truncated            bool            `json:"truncated"`
	Entities             Entities        `json:"entities"`
	Source               string          `json:"source"`
	InReplyToStatusId    *string         `json:"in_reply_to_status_id,omitempty"`
	InReplyToStatusIdStr *string         `json:"in_reply_to_status_id_str,omitempty"`
	InReplyToUserId      *string         `json:"in_reply_to_user_id,omitempty"`
	InReplyToUserIdStr   *string         `json:"in_reply_to_user_id_str,omitempty"`
	InReplyToScreenName  *string         `json:"in_reply_to_screen_name,omitempty"`
	User                 TwitterUser     `json:"user"`
	Geo                  *string         `json:"geo,omitempty"`
	Coordinates          *string         `json:"coordinates,omitempty"`
	Place                *string         `json:"place,omitempty"`
	Contributors         *string         `json:"contributors,omitempty"`
	RetweetedStatus      RetweetedStatus `json:"retweeted_status"`
	IsQuoteStatus        bool            `json:"is_quote_status"`
	RetweetCount         int32           `json:"retweet_count"`
	FavoriteCount        int32           `json:"favorite_count"`
	Favorited            bool            `json:"favorited"`
	Retweeted            bool            `json:"retweeted"`
	PossiblySensitive    bool            `json:"possibly_sensitive"`
	Lang                 string          `json:"lang"`
}

type RetweetedStatus struct {
	CreatedAt            string      `json:"created_at"`
	Id                   int64       `json:"id"`
	IdStr                string      `json:"id_str"`
	Text                 string      `json:"text"`
	Truncated            bool        `json:"truncated"`
	Entities             Entities    `json:"entities"`
	Source               string      `json:"source"`
	InReplyToStatusId    *string     `json:"in_reply_to_status_id,omitempty"`
	InReplyToStatusIdStr *string     `json:"in_reply_to_status_id_str,omitempty"`
	InReplyToUserId      *string     `json:"in_reply_to_user_id,omitempty"`
	InReplyToUserIdStr   *string     `json:"in_reply_to_user_id_str,omitempty"`
	InReplyToScreenName  *string     `json:"in_reply_to_screen_name,omitempty"`
	User                 TwitterUser `json:"user"`
	Geo                  *string     `json:"geo,omitempty"`
	Coordinates          *string     `json:"coordinates,omitempty"`
	Place                *string     `json:"place,omitempty"`
	Contributors         *string     `json:"contributors,omitempty"`
	IsQuoteStatus        bool        `json:"is_quote_status"`
	RetweetCount         int32       `json:"retweet_count"`
	FavoriteCount        int32       `json:"favorite_count"`
	Favorited            bool        `json:"favorited"`
	Retweeted            bool        `json:"retweeted"`
	PossiblySensitive    bool        `json:"possibly_sensitive"`
	Lang                 string      `json:"lang"`
}

type Entities struct {
	Hashtags     []string       `json:"hashtags"`
	Symbols      []string       `json:"symbols"`
	UserMentions []UserMentions `json:"user_mentions"`
	Urls         []Urls         `json:"urls"`
}

type UserMentions struct {
	ScreenName string  `json:"screen_name"`
	Name       string  `json:"name"`
	Id         int64   `json:"id"`
	IdStr      string  `json:"id_str"`
	Indices    []int32 `json:"indices"`
}

type Urls struct {
	Url         string  `json:"url"`
	ExpandedUrl string  `json:"expanded_url"`
	DisplayUrl  string  `json:"display_url"`
	Indices     []int32 `json:"indices"`
}

type UserEntities struct {
	Url         Url `json:"url"`
	Description Url `json:"description"`
}

type Url struct {
	Urls []Urls `json:"urls"`
}

type TwitterUser struct {
	Id                             int64        `json:"id"`
	IdStr                          string       `json:"id_str"`
	Name                           string       `json:"name"`
	ScreenName                     string       `json:"screen_name"`
	Location                       string       `json:"location"`
	Description                    string       `json:"description"`
	Url                            string       `json:"url"`
	Entities                       UserEntities `json:"entities"`
	Protected                      bool         `json:"protected"`
	FollowersCount                 int32        `json:"followers_count"`
	FriendsCount                   int32        `json:"friends_count"`
	ListedCount                    int32        `json:"listed_count"`
	CreatedAt                      string       `json:"created_at"`
	FavouritesCount                int32        `json:"favourites_count"`
	UtcOffset                      int32        `json:"utc_offset"`
	TimeZone                       string       `json:"time_zone"`
	GeoEnabled                     bool         `json:"geo_enabled"`
	Verified                       bool         `json:"verified"`
	StatusesCount                  int32        `json:"statuses_count"`
	Lang                           string       `json:"lang"`
	ContributorsEnabled            bool         `json:"contributors_enabled"`
	IsTranslator                   bool         `json:"is_translator"`
	IsTranslationEnabled           bool         `json:"is_translation_enabled"`
	ProfileBackgroundColor         string       `json:"profile_background_color"`
	ProfileBackgroundImageUrl      string       `json:"profile_background_image_url"`
	ProfileBackgroundImageUrlHttps string       `json:"profile_background_image_url_https"`
	ProfileBackgroundTile          bool         `json:"profile_background_tile"`
	ProfileImageUrl                string       `json:"profile_image_url"`
	ProfileImageUrlHttps           string       `json:"profile_image_url_https"`
	ProfileBannerUrl               string       `json:"profile_banner_url"`
	ProfileLinkColor               string       `json:"profile_link_color"`
	ProfileSidebarBorderColor      string       `json:"profile_sidebar_border_color"`
	ProfileSidebarFillColor        string       `json:"profile_sidebar_fill_color"`
	ProfileTextColor               string       `json:"profile_text_color"`
	ProfileUseBackgroundImage      bool         `json:"profile_use_background_image"`
	HasExtendedProfile             bool         `json:"has_extended_profile"`
	DefaultProfile                 bool         `json:"default_profile"`
	DefaultProfileImage            bool         `json:"default_profile_image"`
	Following                      bool         `json:"following"`
	FollowRequestSent              bool         `json:"follow_request_sent"`
	Notifications                  bool         `json:"notifications"`
	TranslatorType                 string       `json:"translator_type"`
}
