ALTER TABLE "mandates" ADD COLUMN "replaced" jsonb;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "paid_with" jsonb;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "replaces_id" uuid;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "collects_from" date;