CREATE TABLE `demo_history` (
	`tenant_node` text PRIMARY KEY NOT NULL,
	`months` integer NOT NULL,
	`until` text NOT NULL,
	`time` text NOT NULL,
	`reset_by` text NOT NULL
);
