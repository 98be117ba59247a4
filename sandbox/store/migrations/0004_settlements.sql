CREATE TABLE "payment_events" (
	"operator_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"id" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_events_operator_id_provider_id_pk" PRIMARY KEY("operator_id","provider","id")
);
--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "transactions_intent" ON "transactions" USING btree ("operator_id","intent_id");--> statement-breakpoint
CREATE INDEX "transactions_unsettled" ON "transactions" USING btree ("operator_id","updated_at") WHERE settled_at is null;