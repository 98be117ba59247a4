CREATE TABLE "activities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"open_active_id" uuid,
	"detail" jsonb NOT NULL,
	CONSTRAINT "activities_slug" UNIQUE("operator_id","slug")
);
--> statement-breakpoint
CREATE TABLE "attendees" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"date_of_birth" date NOT NULL,
	"relationship" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"rules" jsonb NOT NULL,
	CONSTRAINT "booking_rules_scope" UNIQUE("operator_id","scope")
);
--> statement-breakpoint
CREATE TABLE "price_lists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"key" text NOT NULL,
	"options" jsonb NOT NULL,
	CONSTRAINT "price_lists_key" UNIQUE("operator_id","key")
);
--> statement-breakpoint
CREATE TABLE "session_overrides" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"venue_id" uuid NOT NULL,
	"pattern_id" uuid NOT NULL,
	"date" date NOT NULL,
	"cancelled_reason" text,
	"leader" text,
	"capacity" integer,
	"desk_places" integer,
	"notice" text,
	"opens_at" timestamp with time zone,
	CONSTRAINT "session_overrides_session" UNIQUE("operator_id","pattern_id","date")
);
--> statement-breakpoint
CREATE TABLE "session_patterns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"venue_id" uuid NOT NULL,
	"activity_id" uuid NOT NULL,
	"space_id" uuid,
	"title" text NOT NULL,
	"weekday" integer NOT NULL,
	"local_start" text NOT NULL,
	"minutes" integer NOT NULL,
	"capacity" integer NOT NULL,
	"desk_places" integer,
	"level" text,
	"age" jsonb,
	"group" text NOT NULL,
	"leader" text,
	"price_key" text NOT NULL,
	"drop_in" boolean NOT NULL,
	"from_date" date,
	"until_date" date
);
--> statement-breakpoint
CREATE TABLE "slot_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"venue_id" uuid NOT NULL,
	"facility_slug" text NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"activity_id" uuid NOT NULL,
	"weekdays" jsonb NOT NULL,
	"opens" text NOT NULL,
	"closes" text NOT NULL,
	"minutes" integer NOT NULL,
	"every_minutes" integer NOT NULL,
	"peak_from" text,
	"peak_until" text,
	"price_peak" text NOT NULL,
	"price_off_peak" text NOT NULL,
	"equipment" jsonb NOT NULL,
	"desk_places" integer
);
--> statement-breakpoint
CREATE TABLE "spaces" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"venue_id" uuid NOT NULL,
	"name" text NOT NULL,
	"facility_slug" text,
	"facility_type" text,
	"part_of" uuid
);
--> statement-breakpoint
CREATE TABLE "venue_closures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"venue_id" uuid,
	"first_day" text NOT NULL,
	"last_day" text NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"session_key" text NOT NULL,
	"attendee_id" uuid,
	"quantity" integer NOT NULL,
	"status" text NOT NULL,
	"price_paid" integer NOT NULL,
	"detail" jsonb NOT NULL,
	"ending" jsonb,
	"late" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bookings_item" UNIQUE("operator_id","item_id","session_key")
);
--> statement-breakpoint
CREATE TABLE "held_before" (
	"operator_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"reference_id" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "held_before_operator_id_customer_id_reference_id_pk" PRIMARY KEY("operator_id","customer_id","reference_id")
);
--> statement-breakpoint
CREATE TABLE "session_places" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"session_key" text NOT NULL,
	"place_no" integer NOT NULL,
	"holder_id" uuid NOT NULL,
	"attendee_id" uuid,
	"cart_item_id" uuid,
	"booking_id" uuid,
	"offer_id" uuid,
	"held_until" timestamp with time zone,
	CONSTRAINT "session_places_place" UNIQUE("operator_id","session_key","place_no")
);
--> statement-breakpoint
CREATE TABLE "waiting_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"session_key" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"attendee_ids" jsonb NOT NULL,
	"camp_days" jsonb,
	"status" text NOT NULL,
	"ended_by" text,
	"joined_at" timestamp with time zone NOT NULL,
	"offer_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "camp_days" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"camp_id" uuid NOT NULL,
	"date" date NOT NULL,
	"capacity" integer NOT NULL,
	"desk_places" integer NOT NULL,
	"cancelled_reason" text,
	CONSTRAINT "camp_days_date" UNIQUE("operator_id","camp_id","date")
);
--> statement-breakpoint
CREATE TABLE "camp_options" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"camp_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"label" text NOT NULL,
	"local_start" text NOT NULL,
	"local_end" text NOT NULL,
	"price" integer NOT NULL,
	"halves" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "camps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"venue_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"detail" jsonb NOT NULL,
	CONSTRAINT "camps_slug" UNIQUE("operator_id","venue_id","slug")
);
--> statement-breakpoint
CREATE TABLE "data_field_forms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"onboarding_type" text NOT NULL,
	"sections" jsonb NOT NULL,
	CONSTRAINT "data_field_forms_type" UNIQUE("operator_id","onboarding_type")
);
--> statement-breakpoint
CREATE TABLE "membership_types" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"detail" jsonb NOT NULL,
	CONSTRAINT "membership_types_slug" UNIQUE("operator_id","slug")
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"client_id" uuid NOT NULL,
	"settings" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_options" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"membership_type_id" uuid NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"payment_type" text NOT NULL,
	"fixed_duration" integer,
	"fixed_period" text,
	"prices" jsonb NOT NULL,
	"joining_fee" integer NOT NULL,
	"has_month_in_hand" boolean NOT NULL,
	"promotion_enabled" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "places" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"label" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	CONSTRAINT "places_key" UNIQUE("operator_id","kind","key")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"description" text,
	"price" integer NOT NULL,
	"vat_percent" integer NOT NULL,
	CONSTRAINT "products_name" UNIQUE("operator_id","name")
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"payment_type" text,
	"membership_type_ids" jsonb,
	"ends_at" timestamp with time zone,
	CONSTRAINT "promotions_code" UNIQUE("operator_id","code")
);
--> statement-breakpoint
CREATE TABLE "question_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"title" text NOT NULL,
	"position" integer NOT NULL,
	"membership_type_ids" jsonb NOT NULL,
	"questions" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "terms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"html" text NOT NULL,
	"membership_type_ids" jsonb
);
--> statement-breakpoint
CREATE TABLE "themes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"name" text NOT NULL,
	"theme" jsonb NOT NULL,
	CONSTRAINT "themes_name" UNIQUE("operator_id","name")
);
--> statement-breakpoint
CREATE TABLE "venues" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"address1" text,
	"address2" text,
	"postcode" text NOT NULL,
	"telephone" text,
	"image_url" text,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"place_type" text NOT NULL,
	"venue_group" text,
	"theme_id" uuid,
	"price_band" text NOT NULL,
	"footer_html" text,
	"local_postcode_areas" jsonb NOT NULL,
	"display_venue_selection_button" boolean NOT NULL,
	"activities_v2_enabled" boolean NOT NULL,
	"can_display_ineligible_memberships" boolean NOT NULL,
	"has_online_joining" boolean NOT NULL,
	"has_activities" boolean NOT NULL,
	"is_under_maintenance" boolean NOT NULL,
	"card_provider" text DEFAULT 'stripe' NOT NULL,
	CONSTRAINT "venues_slug" UNIQUE("operator_id","slug")
);
--> statement-breakpoint
CREATE TABLE "attendee_forms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"attendee_id" uuid NOT NULL,
	"answers" jsonb NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	"season" text NOT NULL,
	"valid_until" date NOT NULL,
	CONSTRAINT "attendee_forms_attendee" UNIQUE("operator_id","attendee_id")
);
--> statement-breakpoint
CREATE TABLE "signed_waivers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"waiver_id" uuid NOT NULL,
	"text_hash" text NOT NULL,
	"attendee_id" uuid NOT NULL,
	"signed_by" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"signed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "waivers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"title" text NOT NULL,
	"html" text NOT NULL,
	"activity_ids" jsonb NOT NULL,
	"children_only" boolean NOT NULL,
	"period" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"venue_id" uuid NOT NULL,
	"activity_id" uuid NOT NULL,
	"space_id" uuid,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"level" text,
	"requires_level" text,
	"age" jsonb,
	"leader" text,
	"first_day" date NOT NULL,
	"local_start" text NOT NULL,
	"minutes" integer NOT NULL,
	"session_count" integer NOT NULL,
	"joins_until_session" integer NOT NULL,
	"capacity" integer NOT NULL,
	"desk_places" integer NOT NULL,
	"price_key" text NOT NULL,
	"needs_form" boolean NOT NULL,
	"cancelled_reason" text
);
--> statement-breakpoint
CREATE TABLE "recorded_levels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"activity_id" uuid NOT NULL,
	"level" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recorded_levels_person" UNIQUE("operator_id","person_id","activity_id")
);
--> statement-breakpoint
CREATE TABLE "desk_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"what" text NOT NULL,
	"order_id" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "handoffs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"cart_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"venue_id" uuid,
	"token_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"state" text NOT NULL,
	"amount" integer NOT NULL,
	"extended" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"claimed_token_id" text,
	"opened_by_other" boolean DEFAULT false NOT NULL,
	"order_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"required_id" uuid NOT NULL,
	"name" text NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"expires_on" date,
	"uploaded_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_contents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"content" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "membership_freezes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"membership_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"reason" text,
	"fee" integer NOT NULL,
	"adjustment" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guest_passes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"benefit_id" uuid NOT NULL,
	"code" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text,
	"visit_date" date NOT NULL,
	"venue_id" uuid NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guest_passes_code" UNIQUE("operator_id","code")
);
--> statement-breakpoint
CREATE TABLE "adult_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"accepted_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "adult_invitations_email" UNIQUE("operator_id","customer_id","email_key")
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"key" text NOT NULL,
	"made" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "attempts_key" UNIQUE("operator_id","key")
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"label" text NOT NULL,
	"order_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"image" text NOT NULL,
	CONSTRAINT "customer_photos_customer" UNIQUE("operator_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"date_of_birth" date,
	"phone" text,
	"address1" text,
	"address2" text,
	"town" text,
	"postcode" text,
	"home_venue_id" uuid,
	"barcode" text NOT NULL,
	"profile_photo" text,
	"credit_balance" integer NOT NULL,
	"membership_credit" integer NOT NULL,
	"billing_day" integer,
	"documents" jsonb NOT NULL,
	"document_upload_required" boolean NOT NULL,
	"answers" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customers_reference" UNIQUE("operator_id","reference"),
	CONSTRAINT "customers_barcode" UNIQUE("operator_id","barcode")
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"key" text NOT NULL,
	"failures" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "login_attempts_key" UNIQUE("operator_id","key")
);
--> statement-breakpoint
CREATE TABLE "mandates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"account_holder" text NOT NULL,
	"sort_code" text NOT NULL,
	"account_number" text NOT NULL,
	"address_line_one" text NOT NULL,
	"address_line_two" text,
	"city" text NOT NULL,
	"postcode" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"replaced" jsonb,
	CONSTRAINT "mandates_customer" UNIQUE("operator_id","customer_id"),
	CONSTRAINT "mandates_reference" UNIQUE("operator_id","reference")
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"membership_type_id" uuid NOT NULL,
	"payment_option_id" uuid NOT NULL,
	"home_venue_id" uuid NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date,
	"billing_day" integer,
	"price" integer NOT NULL,
	"status" text NOT NULL,
	"joined_on" date,
	"paid_at_start" integer,
	"paid_with" jsonb,
	"replaces_id" uuid,
	"collects_from" date,
	"cancellation" jsonb
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "penalties" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"kind" text DEFAULT 'penalty' NOT NULL,
	"name" text NOT NULL,
	"amount" integer NOT NULL,
	"order_id" uuid,
	"booking_id" uuid,
	"waived_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"membership_type_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"question_reference" text NOT NULL,
	"answer" jsonb,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "question_answers_question" UNIQUE("operator_id","customer_id","membership_type_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "saved_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"identifier" text NOT NULL,
	"card_type" text NOT NULL,
	"last_four_digits" text NOT NULL,
	"expiry_date" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_cards_customer" UNIQUE("operator_id","customer_id","provider")
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tokens_hash" UNIQUE("operator_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "customer_packages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"package_type_id" uuid NOT NULL,
	"order_id" uuid,
	"item_id" uuid,
	"expires_on" date NOT NULL,
	"sold" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_packages_item" UNIQUE("operator_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "package_types" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"price" integer NOT NULL,
	"vat_percent" integer NOT NULL,
	"detail" jsonb NOT NULL,
	CONSTRAINT "package_types_name" UNIQUE("operator_id","name")
);
--> statement-breakpoint
CREATE TABLE "reduction_uses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"use_key" text NOT NULL,
	"use_no" integer NOT NULL,
	"holder_id" uuid NOT NULL,
	"cart_item_id" uuid,
	"booking_id" uuid,
	"held_until" timestamp with time zone,
	CONSTRAINT "reduction_uses_use" UNIQUE("operator_id","use_key","use_no")
);
--> statement-breakpoint
CREATE TABLE "cart_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"cart_id" uuid NOT NULL,
	"type" text NOT NULL,
	"source" text DEFAULT 'activity-booking' NOT NULL,
	"reference_id" text NOT NULL,
	"pricing_option_id" uuid,
	"purchased_for_user_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	"options" jsonb NOT NULL,
	"benefit" jsonb,
	"package" jsonb,
	"joining" jsonb,
	"booking" jsonb,
	"membership_id" uuid,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"channel" text DEFAULT 'online' NOT NULL,
	"status" text NOT NULL,
	"session_key" text,
	"transaction_id" uuid,
	"order_id" uuid,
	"membership_credit" integer DEFAULT 0 NOT NULL,
	"general_credit" integer DEFAULT 0 NOT NULL,
	"held_since" timestamp with time zone,
	"held_until" timestamp with time zone,
	"extension_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"cart_id" uuid NOT NULL,
	"source" text NOT NULL,
	"order_type" text NOT NULL,
	"items" jsonb NOT NULL,
	"payments" jsonb NOT NULL,
	"total" integer NOT NULL,
	"tax" integer NOT NULL,
	"new_mandate" boolean NOT NULL,
	"attempt_id" text,
	"served_by_id" uuid,
	"till_venue_id" uuid,
	"handoff_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_cart" UNIQUE("operator_id","cart_id"),
	CONSTRAINT "orders_reference" UNIQUE("operator_id","reference")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"operator_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"id" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_events_operator_id_provider_id_pk" PRIMARY KEY("operator_id","provider","id")
);
--> statement-breakpoint
CREATE TABLE "transactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"cart_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"provider" text DEFAULT 'stripe' NOT NULL,
	"intent_id" text,
	"card_key" text,
	"save_card" boolean DEFAULT false NOT NULL,
	"challenge_key" text,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"item_hash" text NOT NULL,
	"payments" jsonb NOT NULL,
	"accepted_terms" jsonb NOT NULL,
	"completed_waivers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text NOT NULL,
	"is_captured" boolean NOT NULL,
	"draft" jsonb,
	"attempt_id" text,
	"order_id" uuid,
	"source" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "simulator_records" (
	"operator_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"record" text NOT NULL,
	CONSTRAINT "simulator_records_operator_id_kind_id_pk" PRIMARY KEY("operator_id","kind","id")
);
--> statement-breakpoint
CREATE INDEX "attendees_customer" ON "attendees" USING btree ("operator_id","customer_id");--> statement-breakpoint
CREATE INDEX "session_overrides_venue" ON "session_overrides" USING btree ("operator_id","venue_id","date");--> statement-breakpoint
CREATE INDEX "session_patterns_venue" ON "session_patterns" USING btree ("operator_id","venue_id","weekday");--> statement-breakpoint
CREATE INDEX "slot_templates_venue" ON "slot_templates" USING btree ("operator_id","venue_id","facility_slug");--> statement-breakpoint
CREATE INDEX "spaces_venue" ON "spaces" USING btree ("operator_id","venue_id");--> statement-breakpoint
CREATE INDEX "venue_closures_venue" ON "venue_closures" USING btree ("operator_id","venue_id");--> statement-breakpoint
CREATE INDEX "bookings_customer" ON "bookings" USING btree ("operator_id","customer_id");--> statement-breakpoint
CREATE INDEX "bookings_session" ON "bookings" USING btree ("operator_id","session_key");--> statement-breakpoint
CREATE INDEX "session_places_cart_item" ON "session_places" USING btree ("operator_id","cart_item_id");--> statement-breakpoint
CREATE INDEX "session_places_attendee" ON "session_places" USING btree ("operator_id","attendee_id");--> statement-breakpoint
CREATE INDEX "waiting_entries_status" ON "waiting_entries" USING btree ("operator_id","status");--> statement-breakpoint
CREATE INDEX "waiting_entries_customer" ON "waiting_entries" USING btree ("operator_id","customer_id");--> statement-breakpoint
CREATE INDEX "camp_options_camp" ON "camp_options" USING btree ("operator_id","camp_id");--> statement-breakpoint
CREATE INDEX "payment_options_type" ON "payment_options" USING btree ("operator_id","membership_type_id");--> statement-breakpoint
CREATE INDEX "question_groups_position" ON "question_groups" USING btree ("operator_id","position");--> statement-breakpoint
CREATE INDEX "terms_kind" ON "terms" USING btree ("operator_id","kind");--> statement-breakpoint
CREATE INDEX "signed_waivers_attendee" ON "signed_waivers" USING btree ("operator_id","attendee_id");--> statement-breakpoint
CREATE INDEX "courses_venue" ON "courses" USING btree ("operator_id","venue_id");--> statement-breakpoint
CREATE INDEX "desk_records_at" ON "desk_records" USING btree ("operator_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "handoffs_one_live" ON "handoffs" USING btree ("operator_id","cart_id") WHERE state in ('waiting', 'opened', 'paying');--> statement-breakpoint
CREATE UNIQUE INDEX "handoffs_token" ON "handoffs" USING btree ("operator_id","token_hash");--> statement-breakpoint
CREATE INDEX "handoffs_code" ON "handoffs" USING btree ("operator_id","code_hash");--> statement-breakpoint
CREATE INDEX "handoffs_customer" ON "handoffs" USING btree ("operator_id","customer_id");--> statement-breakpoint
CREATE INDEX "customer_documents_customer" ON "customer_documents" USING btree ("operator_id","customer_id");--> statement-breakpoint
CREATE INDEX "membership_freezes_customer" ON "membership_freezes" USING btree ("operator_id","customer_id");--> statement-breakpoint
CREATE INDEX "guest_passes_customer" ON "guest_passes" USING btree ("operator_id","customer_id");--> statement-breakpoint
CREATE INDEX "adult_invitations_email_key" ON "adult_invitations" USING btree ("operator_id","email_key");--> statement-breakpoint
CREATE INDEX "adult_invitations_accepted_by" ON "adult_invitations" USING btree ("operator_id","accepted_by");--> statement-breakpoint
CREATE INDEX "credit_entries_customer" ON "credit_entries" USING btree ("operator_id","customer_id");--> statement-breakpoint
CREATE INDEX "customers_email_key" ON "customers" USING btree ("operator_id","email_key");--> statement-breakpoint
CREATE INDEX "memberships_customer" ON "memberships" USING btree ("operator_id","customer_id");--> statement-breakpoint
CREATE INDEX "outbox_recipient" ON "outbox" USING btree ("operator_id","recipient");--> statement-breakpoint
CREATE INDEX "penalties_customer" ON "penalties" USING btree ("operator_id","customer_id");--> statement-breakpoint
CREATE INDEX "saved_cards_identifier" ON "saved_cards" USING btree ("operator_id","provider","identifier");--> statement-breakpoint
CREATE INDEX "customer_packages_customer" ON "customer_packages" USING btree ("operator_id","customer_id");--> statement-breakpoint
CREATE INDEX "reduction_uses_holder" ON "reduction_uses" USING btree ("operator_id","holder_id");--> statement-breakpoint
CREATE INDEX "reduction_uses_cart_item" ON "reduction_uses" USING btree ("operator_id","cart_item_id");--> statement-breakpoint
CREATE INDEX "cart_items_cart" ON "cart_items" USING btree ("operator_id","cart_id");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_one_open" ON "carts" USING btree ("operator_id","customer_id","channel") WHERE status in ('open', 'paying');--> statement-breakpoint
CREATE INDEX "carts_customer" ON "carts" USING btree ("operator_id","customer_id");--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("operator_id","customer_id");--> statement-breakpoint
CREATE INDEX "transactions_intent" ON "transactions" USING btree ("operator_id","intent_id");--> statement-breakpoint
CREATE INDEX "transactions_unsettled" ON "transactions" USING btree ("operator_id","updated_at") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "transactions_customer" ON "transactions" USING btree ("operator_id","customer_id");--> statement-breakpoint
CREATE INDEX "transactions_cart" ON "transactions" USING btree ("operator_id","cart_id");--> statement-breakpoint
CREATE INDEX "transactions_challenge" ON "transactions" USING btree ("operator_id","challenge_key");