CREATE TABLE "customer_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"image" text NOT NULL,
	CONSTRAINT "customer_photos_customer" UNIQUE("operator_id","customer_id")
);
