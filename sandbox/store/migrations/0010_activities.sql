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
CREATE TABLE "spaces" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"venue_id" uuid NOT NULL,
	"name" text NOT NULL,
	"facility_slug" text,
	"facility_type" text
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
CREATE INDEX "attendees_customer" ON "attendees" USING btree ("operator_id","customer_id");--> statement-breakpoint
CREATE INDEX "session_overrides_venue" ON "session_overrides" USING btree ("operator_id","venue_id","date");--> statement-breakpoint
CREATE INDEX "session_patterns_venue" ON "session_patterns" USING btree ("operator_id","venue_id","weekday");--> statement-breakpoint
CREATE INDEX "spaces_venue" ON "spaces" USING btree ("operator_id","venue_id");--> statement-breakpoint
CREATE INDEX "venue_closures_venue" ON "venue_closures" USING btree ("operator_id","venue_id");