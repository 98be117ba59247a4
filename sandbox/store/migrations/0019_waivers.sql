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
ALTER TABLE "transactions" ADD COLUMN "completed_waivers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "signed_waivers_attendee" ON "signed_waivers" USING btree ("operator_id","attendee_id");