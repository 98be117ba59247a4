CREATE TABLE "attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"key" text NOT NULL,
	"made" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "attempts_key" UNIQUE("operator_id","key")
);
