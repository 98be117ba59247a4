ALTER TABLE "memberships" ADD COLUMN "joined_on" date;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "paid_at_start" integer;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "cancellation" jsonb;