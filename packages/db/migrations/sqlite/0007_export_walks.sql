DROP INDEX `login_record_time_ix`;--> statement-breakpoint
CREATE INDEX `login_record_time_ix` ON `login_record` (`time`,`id`);--> statement-breakpoint
CREATE INDEX `carrier_time_ix` ON `carrier` (`tenant_node`,`is_deleted`,`create_time`,`id`);--> statement-breakpoint
CREATE INDEX `vehicle_time_ix` ON `vehicle` (`tenant_node`,`is_deleted`,`create_time`,`id`);--> statement-breakpoint
CREATE INDEX `driver_time_ix` ON `driver` (`tenant_node`,`is_deleted`,`create_time`,`id`);--> statement-breakpoint
CREATE INDEX `cost_code_time_ix` ON `cost_code` (`tenant_node`,`is_deleted`,`create_time`,`id`);--> statement-breakpoint
CREATE INDEX `inventory_reservation_time_ix` ON `inventory_reservation` (`tenant_node`,`is_deleted`,`create_time`,`id`);--> statement-breakpoint
CREATE INDEX `outbox_time_ix` ON `outbox` (`tenant_node`,`create_time`,`id`);--> statement-breakpoint
CREATE INDEX `fx_rate_time_ix` ON `fx_rate` (`tenant_node`,`is_deleted`,`create_time`,`id`);--> statement-breakpoint
CREATE INDEX `cost_center_time_ix` ON `cost_center` (`tenant_node`,`is_deleted`,`create_time`,`id`);--> statement-breakpoint
CREATE INDEX `invoice_code_time_ix` ON `invoice_code` (`tenant_node`,`is_deleted`,`create_time`,`id`);--> statement-breakpoint
CREATE INDEX `identity_walk_ix` ON `identity` (`is_deleted`,`create_time`,`id`);--> statement-breakpoint
CREATE INDEX `storage_location_time_ix` ON `storage_location` (`tenant_node`,`is_deleted`,`create_time`,`id`);--> statement-breakpoint
CREATE INDEX `cost_list_time_ix` ON `cost_list` (`tenant_node`,`is_deleted`,`create_time`,`id`);--> statement-breakpoint
CREATE INDEX `worker_time_ix` ON `worker` (`tenant_node`,`is_deleted`,`create_time`,`id`);--> statement-breakpoint
CREATE INDEX `forklift_time_ix` ON `forklift` (`tenant_node`,`is_deleted`,`create_time`,`id`);