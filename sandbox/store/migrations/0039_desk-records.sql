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
ALTER TABLE "orders" ADD COLUMN "served_by_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "till_venue_id" uuid;--> statement-breakpoint
CREATE INDEX "desk_records_at" ON "desk_records" USING btree ("operator_id","at");