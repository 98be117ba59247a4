CREATE TABLE "penalties" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"name" text NOT NULL,
	"amount" integer NOT NULL,
	"order_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "source" text DEFAULT 'activity-booking' NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "benefit" jsonb;--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "package" jsonb;--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "added_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "membership_credit" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "general_credit" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "penalties_customer" ON "penalties" USING btree ("operator_id","customer_id");--> statement-breakpoint
UPDATE "cart_items" SET "source" = 'online-joining' WHERE "joining" IS NOT NULL;--> statement-breakpoint
INSERT INTO "penalties" ("id", "operator_id", "customer_id", "name", "amount", "created_at")
SELECT "id", "operator_id", "id", 'Penalties until today', "outstanding_penalties", now()
FROM "customers" WHERE "outstanding_penalties" > 0
ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE "customers" DROP COLUMN IF EXISTS "outstanding_penalties";