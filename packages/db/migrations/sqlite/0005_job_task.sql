ALTER TABLE `job` ADD `task` text;--> statement-breakpoint
CREATE UNIQUE INDEX `job_task_uq` ON `job` (`tenant_node`,`kind`,`task`) WHERE status in ('queued', 'running') and is_cancel_asked = 0;