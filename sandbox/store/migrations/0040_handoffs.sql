CREATE TABLE "handoffs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"cart_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"venue_id" uuid,
	"token_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"state" text NOT NULL,
	"amount" integer NOT NULL,
	"extended" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"claimed_token_id" text,
	"opened_by_other" boolean DEFAULT false NOT NULL,
	"order_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "handoff_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "handoffs_one_live" ON "handoffs" USING btree ("operator_id","cart_id") WHERE state in ('waiting', 'opened', 'paying');--> statement-breakpoint
CREATE UNIQUE INDEX "handoffs_token" ON "handoffs" USING btree ("operator_id","token_hash");--> statement-breakpoint
CREATE INDEX "handoffs_code" ON "handoffs" USING btree ("operator_id","code_hash");--> statement-breakpoint
CREATE INDEX "handoffs_customer" ON "handoffs" USING btree ("operator_id","customer_id");