CREATE TABLE `import_record` (
	`tenant_node` text NOT NULL,
	`batch_id` text NOT NULL,
	`record_id` text NOT NULL,
	PRIMARY KEY(`tenant_node`, `batch_id`, `record_id`)
);
