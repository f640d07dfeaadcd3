ALTER TABLE `fee_line` ADD `split_no` text;--> statement-breakpoint
CREATE INDEX `fee_line_split_ix` ON `fee_line` (`tenant_node`,`split_no`) WHERE split_no is not null;