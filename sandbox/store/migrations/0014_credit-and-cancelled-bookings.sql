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
ALTER TABLE "bookings" ADD COLUMN "ending" jsonb;--> statement-breakpoint
CREATE INDEX "credit_entries_customer" ON "credit_entries" USING btree ("operator_id","customer_id");