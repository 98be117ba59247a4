CREATE TABLE "customer_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"required_id" uuid NOT NULL,
	"name" text NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"expires_on" date,
	"uploaded_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_contents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"content" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "customer_documents_customer" ON "customer_documents" USING btree ("operator_id","customer_id");