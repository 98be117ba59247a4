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
ALTER TABLE "spaces" ADD COLUMN "part_of" uuid;--> statement-breakpoint
CREATE INDEX "slot_templates_venue" ON "slot_templates" USING btree ("operator_id","venue_id","facility_slug");