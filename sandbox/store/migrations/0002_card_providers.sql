CREATE TABLE "saved_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"identifier" text NOT NULL,
	"card_type" text NOT NULL,
	"last_four_digits" text NOT NULL,
	"expiry_date" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_cards_customer" UNIQUE("operator_id","customer_id","provider")
);
--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "card_provider" text DEFAULT 'stripe' NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "provider" text DEFAULT 'stripe' NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "card_key" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "save_card" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "challenge_key" text;--> statement-breakpoint
CREATE INDEX "transactions_challenge" ON "transactions" USING btree ("operator_id","challenge_key");