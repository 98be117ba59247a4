CREATE INDEX "saved_cards_identifier" ON "saved_cards" USING btree ("operator_id","provider","identifier");--> statement-breakpoint
CREATE INDEX "carts_customer" ON "carts" USING btree ("operator_id","customer_id");--> statement-breakpoint
CREATE INDEX "transactions_customer" ON "transactions" USING btree ("operator_id","customer_id");