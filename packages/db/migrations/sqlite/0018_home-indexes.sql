CREATE INDEX `fee_line_status_ix` ON `fee_line` (`tenant_node`,`is_deleted`,`status`,`is_missing_price`);--> statement-breakpoint
CREATE INDEX `inbound_order_due_ix` ON `inbound_order` (`tenant_node`,`is_deleted`,`order_status`,`expect_date`);--> statement-breakpoint
CREATE INDEX `inbound_order_expect_ix` ON `inbound_order` (`tenant_node`,`is_deleted`,`expect_date`);--> statement-breakpoint
CREATE INDEX `inventory_place_ix` ON `inventory` (`tenant_node`,`is_deleted`,`location_id`,`on_hand_gross`,`on_hand_volume`,`on_hand_pallets`) WHERE on_hand_qty > 0;--> statement-breakpoint
CREATE INDEX `inventory_ledger_day_ix` ON `inventory_ledger` (`tenant_node`,`biz_date`,`type`,`ref_id`,`net`);--> statement-breakpoint
CREATE INDEX `outbound_order_due_ix` ON `outbound_order` (`tenant_node`,`is_deleted`,`outbound_status`,`pick_date`);--> statement-breakpoint
CREATE INDEX `outbound_order_pick_ix` ON `outbound_order` (`tenant_node`,`is_deleted`,`pick_date`);