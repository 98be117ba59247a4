CREATE TABLE "attendee_forms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"attendee_id" uuid NOT NULL,
	"answers" jsonb NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	"season" text NOT NULL,
	"valid_until" date NOT NULL,
	CONSTRAINT "attendee_forms_attendee" UNIQUE("operator_id","attendee_id")
);
