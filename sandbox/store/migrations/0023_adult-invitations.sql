CREATE TABLE "adult_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"accepted_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "adult_invitations_email" UNIQUE("operator_id","customer_id","email_key")
);
--> statement-breakpoint
CREATE INDEX "adult_invitations_email_key" ON "adult_invitations" USING btree ("operator_id","email_key");--> statement-breakpoint
CREATE INDEX "adult_invitations_accepted_by" ON "adult_invitations" USING btree ("operator_id","accepted_by");