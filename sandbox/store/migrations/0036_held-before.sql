CREATE TABLE "held_before" (
	"operator_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"reference_id" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "held_before_operator_id_customer_id_reference_id_pk" PRIMARY KEY("operator_id","customer_id","reference_id")
);
