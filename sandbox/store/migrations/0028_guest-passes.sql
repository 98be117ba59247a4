CREATE TABLE "guest_passes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"benefit_id" uuid NOT NULL,
	"code" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text,
	"visit_date" date NOT NULL,
	"venue_id" uuid NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guest_passes_code" UNIQUE("operator_id","code")
);
--> statement-breakpoint
CREATE INDEX "guest_passes_customer" ON "guest_passes" USING btree ("operator_id","customer_id");