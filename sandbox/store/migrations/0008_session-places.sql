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
CREATE INDEX "session_places_cart_item" ON "session_places" USING btree ("operator_id","cart_item_id");