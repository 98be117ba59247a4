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
	"pence" integer NOT NULL,
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
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_item";--> statement-breakpoint
CREATE INDEX "camp_options_camp" ON "camp_options" USING btree ("operator_id","camp_id");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_item" UNIQUE("operator_id","item_id","session_key");