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
CREATE INDEX "courses_venue" ON "courses" USING btree ("operator_id","venue_id");