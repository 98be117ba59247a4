CREATE TABLE "waiting_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"session_key" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"attendee_ids" jsonb NOT NULL,
	"status" text NOT NULL,
	"ended_by" text,
	"joined_at" timestamp with time zone NOT NULL,
	"offer_until" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_entries_one_open" ON "waiting_entries" USING btree ("operator_id","session_key","customer_id") WHERE status in ('waiting', 'told', 'offered');--> statement-breakpoint
CREATE INDEX "waiting_entries_status" ON "waiting_entries" USING btree ("operator_id","status");--> statement-breakpoint
CREATE INDEX "waiting_entries_customer" ON "waiting_entries" USING btree ("operator_id","customer_id");