CREATE TABLE "simulator_records" (
	"operator_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"record" text NOT NULL,
	CONSTRAINT "simulator_records_operator_id_kind_id_pk" PRIMARY KEY("operator_id","kind","id")
);
