DROP INDEX "carts_one_open";--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "channel" text DEFAULT 'online' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "carts_one_open" ON "carts" USING btree ("operator_id","customer_id","channel") WHERE status in ('open', 'paying');