CREATE TABLE `import_batch` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`noun` text NOT NULL,
	`file_name` text NOT NULL,
	`file_size` integer NOT NULL,
	`sha256` text NOT NULL,
	`status` text NOT NULL,
	`job_id` text,
	`file_key` text,
	`sheets` text NOT NULL,
	`override` text NOT NULL,
	`sheet_no` integer,
	`header_start` integer,
	`header_row` integer,
	`mapping` text NOT NULL,
	`row_count` integer NOT NULL,
	`bad_rows` integer NOT NULL,
	`finding_count` integer NOT NULL,
	`refusal` text,
	`result` text,
	`publish_time` text,
	`create_by` text NOT NULL,
	`create_time` text NOT NULL,
	`update_by` text NOT NULL,
	`update_time` text NOT NULL,
	`version` integer NOT NULL,
	`is_deleted` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `import_batch_owner_ix` ON `import_batch` (`tenant_node`,`create_by`,`status`,`create_time`);--> statement-breakpoint
CREATE INDEX `import_batch_file_ix` ON `import_batch` (`tenant_node`,`noun`,`sha256`);--> statement-breakpoint
CREATE INDEX `import_batch_update_ix` ON `import_batch` (`update_time`);--> statement-breakpoint
CREATE TABLE `import_row` (
	`tenant_node` text NOT NULL,
	`batch_id` text NOT NULL,
	`sheet_no` integer NOT NULL,
	`row_no` integer NOT NULL,
	`cells` text NOT NULL,
	`down` text,
	`across` text,
	`is_skipped` integer NOT NULL,
	`is_bad` integer NOT NULL,
	`findings` text,
	PRIMARY KEY(`tenant_node`, `batch_id`, `sheet_no`, `row_no`)
);
--> statement-breakpoint
CREATE INDEX `import_row_bad_ix` ON `import_row` (`tenant_node`,`batch_id`,`sheet_no`,`is_bad`,`row_no`);