CREATE TABLE `inbound_manifest` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`master_bill_no` text NOT NULL,
	`line_no` integer NOT NULL,
	`manifest_pieces` integer NOT NULL,
	`manifest_gross` integer,
	`pack_type` text NOT NULL,
	`consignee` text NOT NULL,
	`mark` text NOT NULL,
	`revision` integer NOT NULL,
	`create_by` text NOT NULL,
	`create_time` text NOT NULL,
	CONSTRAINT "inbound_manifest_manifestGross_range" CHECK("inbound_manifest"."manifest_gross" > -9000000000000000 and "inbound_manifest"."manifest_gross" < 9000000000000000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `inbound_manifest_uq` ON `inbound_manifest` (`tenant_node`,`master_bill_no`,`line_no`);