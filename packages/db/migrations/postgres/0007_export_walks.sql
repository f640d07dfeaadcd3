DROP INDEX "login_record_time_ix";--> statement-breakpoint
CREATE INDEX "carrier_time_ix" ON "carrier" USING btree ("tenant_node","is_deleted","create_time","id");--> statement-breakpoint
CREATE INDEX "vehicle_time_ix" ON "vehicle" USING btree ("tenant_node","is_deleted","create_time","id");--> statement-breakpoint
CREATE INDEX "driver_time_ix" ON "driver" USING btree ("tenant_node","is_deleted","create_time","id");--> statement-breakpoint
CREATE INDEX "cost_code_time_ix" ON "cost_code" USING btree ("tenant_node","is_deleted","create_time","id");--> statement-breakpoint
CREATE INDEX "inventory_reservation_time_ix" ON "inventory_reservation" USING btree ("tenant_node","is_deleted","create_time","id");--> statement-breakpoint
CREATE INDEX "outbox_time_ix" ON "outbox" USING btree ("tenant_node","create_time","id");--> statement-breakpoint
CREATE INDEX "fx_rate_time_ix" ON "fx_rate" USING btree ("tenant_node","is_deleted","create_time","id");--> statement-breakpoint
CREATE INDEX "cost_center_time_ix" ON "cost_center" USING btree ("tenant_node","is_deleted","create_time","id");--> statement-breakpoint
CREATE INDEX "invoice_code_time_ix" ON "invoice_code" USING btree ("tenant_node","is_deleted","create_time","id");--> statement-breakpoint
CREATE INDEX "identity_walk_ix" ON "identity" USING btree ("is_deleted","create_time","id");--> statement-breakpoint
CREATE INDEX "storage_location_time_ix" ON "storage_location" USING btree ("tenant_node","is_deleted","create_time","id");--> statement-breakpoint
CREATE INDEX "cost_list_time_ix" ON "cost_list" USING btree ("tenant_node","is_deleted","create_time","id");--> statement-breakpoint
CREATE INDEX "worker_time_ix" ON "worker" USING btree ("tenant_node","is_deleted","create_time","id");--> statement-breakpoint
CREATE INDEX "forklift_time_ix" ON "forklift" USING btree ("tenant_node","is_deleted","create_time","id");--> statement-breakpoint
CREATE INDEX "login_record_time_ix" ON "login_record" USING btree ("time","id");