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
	"questions" jsonb NOT NULL
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
	CONSTRAINT "venues_slug" UNIQUE("operator_id","slug")
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
	"outstanding_penalties" integer NOT NULL,
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
	"status" text NOT NULL
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
CREATE TABLE "tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tokens_hash" UNIQUE("operator_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "cart_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"cart_id" uuid NOT NULL,
	"type" text NOT NULL,
	"reference_id" uuid NOT NULL,
	"pricing_option_id" uuid,
	"purchased_for_user_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	"options" jsonb NOT NULL,
	"joining" jsonb,
	"membership_id" uuid
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"status" text NOT NULL,
	"session_key" text,
	"transaction_id" uuid,
	"order_id" uuid,
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
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_cart" UNIQUE("operator_id","cart_id"),
	CONSTRAINT "orders_reference" UNIQUE("operator_id","reference")
);
--> statement-breakpoint
CREATE TABLE "transactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"cart_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"intent_id" text,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"item_hash" text NOT NULL,
	"payments" jsonb NOT NULL,
	"accepted_terms" jsonb NOT NULL,
	"status" text NOT NULL,
	"is_captured" boolean NOT NULL,
	"draft" jsonb,
	"attempt_id" text,
	"order_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "payment_options_type" ON "payment_options" USING btree ("operator_id","membership_type_id");--> statement-breakpoint
CREATE INDEX "question_groups_position" ON "question_groups" USING btree ("operator_id","position");--> statement-breakpoint
CREATE INDEX "terms_kind" ON "terms" USING btree ("operator_id","kind");--> statement-breakpoint
CREATE INDEX "customers_email_key" ON "customers" USING btree ("operator_id","email_key");--> statement-breakpoint
CREATE INDEX "memberships_customer" ON "memberships" USING btree ("operator_id","customer_id");--> statement-breakpoint
CREATE INDEX "outbox_recipient" ON "outbox" USING btree ("operator_id","recipient");--> statement-breakpoint
CREATE INDEX "cart_items_cart" ON "cart_items" USING btree ("operator_id","cart_id");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_one_open" ON "carts" USING btree ("operator_id","customer_id") WHERE status in ('open', 'paying');--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("operator_id","customer_id");--> statement-breakpoint
CREATE INDEX "transactions_cart" ON "transactions" USING btree ("operator_id","cart_id");