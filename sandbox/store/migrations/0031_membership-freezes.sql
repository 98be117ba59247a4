CREATE TABLE "membership_freezes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"membership_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"reason" text,
	"fee" integer NOT NULL,
	"adjustment" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "membership_freezes_customer" ON "membership_freezes" USING btree ("operator_id","customer_id");