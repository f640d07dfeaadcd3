CREATE TABLE `identity` (
	`id` text PRIMARY KEY NOT NULL,
	`issuer` text NOT NULL,
	`subject` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`status` integer NOT NULL,
	`user_id` text,
	`create_by` text NOT NULL,
	`create_time` text NOT NULL,
	`update_by` text NOT NULL,
	`update_time` text NOT NULL,
	`version` integer NOT NULL,
	`is_deleted` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `identity_subject_uq` ON `identity` (`issuer`,`subject`);--> statement-breakpoint
CREATE INDEX `identity_time_ix` ON `identity` (`status`,`create_time`,`id`);--> statement-breakpoint
CREATE TABLE `oidc_key` (
	`id` text PRIMARY KEY NOT NULL,
	`sealed_key` text NOT NULL,
	`active_time` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `oidc_record` (
	`id` text PRIMARY KEY NOT NULL,
	`payload` text NOT NULL,
	`grant_id` text,
	`uid` text,
	`consume_time` text,
	`expire_time` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `oidc_record_grant_ix` ON `oidc_record` (`grant_id`);--> statement-breakpoint
CREATE INDEX `oidc_record_uid_ix` ON `oidc_record` (`uid`);--> statement-breakpoint
CREATE INDEX `oidc_record_expire_ix` ON `oidc_record` (`expire_time`);--> statement-breakpoint
CREATE TABLE `sign_on_flow` (
	`state_hash` text PRIMARY KEY NOT NULL,
	`browser_hash` text NOT NULL,
	`issuer` text NOT NULL,
	`nonce` text NOT NULL,
	`verifier` text NOT NULL,
	`redirect_uri` text NOT NULL,
	`return_to` text NOT NULL,
	`code_hash` text,
	`session_hash` text,
	`id_token` text,
	`replay_time` text,
	`expire_time` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sign_on_flow_code_ix` ON `sign_on_flow` (`code_hash`);--> statement-breakpoint
CREATE INDEX `sign_on_flow_session_ix` ON `sign_on_flow` (`session_hash`);--> statement-breakpoint
CREATE INDEX `sign_on_flow_expire_ix` ON `sign_on_flow` (`expire_time`);