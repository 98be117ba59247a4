CREATE TABLE "customer_packages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"package_type_id" uuid NOT NULL,
	"order_id" uuid,
	"item_id" uuid,
	"expires_on" date NOT NULL,
	"sold" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_packages_item" UNIQUE("operator_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "package_types" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"price" integer NOT NULL,
	"vat_percent" integer NOT NULL,
	"detail" jsonb NOT NULL,
	CONSTRAINT "package_types_name" UNIQUE("operator_id","name")
);
--> statement-breakpoint
CREATE TABLE "reduction_uses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"use_key" text NOT NULL,
	"use_no" integer NOT NULL,
	"holder_id" uuid NOT NULL,
	"cart_item_id" uuid,
	"booking_id" uuid,
	"held_until" timestamp with time zone,
	CONSTRAINT "reduction_uses_use" UNIQUE("operator_id","use_key","use_no")
);
--> statement-breakpoint
CREATE INDEX "customer_packages_customer" ON "customer_packages" USING btree ("operator_id","customer_id");--> statement-breakpoint
CREATE INDEX "reduction_uses_holder" ON "reduction_uses" USING btree ("operator_id","holder_id");--> statement-breakpoint
CREATE INDEX "reduction_uses_cart_item" ON "reduction_uses" USING btree ("operator_id","cart_item_id");