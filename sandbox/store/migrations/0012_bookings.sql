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
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bookings_item" UNIQUE("operator_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "booking" jsonb;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "held_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "keepings" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "bookings_customer" ON "bookings" USING btree ("operator_id","customer_id");--> statement-breakpoint
CREATE INDEX "bookings_session" ON "bookings" USING btree ("operator_id","session_key");