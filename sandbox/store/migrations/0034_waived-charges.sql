ALTER TABLE "penalties" ADD COLUMN "booking_id" uuid;--> statement-breakpoint
ALTER TABLE "penalties" ADD COLUMN "waived_at" timestamp with time zone;