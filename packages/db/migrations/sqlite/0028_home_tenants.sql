CREATE TABLE `living_password_link` (
	`user_id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`maker_id` text,
	`maker_node` text,
	`expire_time` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `living_password_link_token_uq` ON `living_password_link` (`token_hash`);--> statement-breakpoint
CREATE TABLE `membership_invitation` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`account` text NOT NULL,
	`role_codes` text NOT NULL,
	`sections` text NOT NULL,
	`customer_id` text,
	`customer_name` text NOT NULL,
	`inviter_name` text NOT NULL,
	`status` integer NOT NULL,
	`expire_time` text NOT NULL,
	`refuse_time` text,
	`create_by` text NOT NULL,
	`create_time` text NOT NULL,
	`update_by` text NOT NULL,
	`update_time` text NOT NULL,
	`version` integer NOT NULL,
	`is_deleted` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `membership_invitation_time_ix` ON `membership_invitation` (`tenant_node`,`is_deleted`,`create_time`,`id`);--> statement-breakpoint
CREATE INDEX `membership_invitation_account_ix` ON `membership_invitation` (`account`,`status`);--> statement-breakpoint
CREATE UNIQUE INDEX `membership_invitation_open_uq` ON `membership_invitation` (`tenant_node`,`account`) WHERE status = 1;--> statement-breakpoint
ALTER TABLE `app_user` ADD `home_node` text DEFAULT '' NOT NULL;
--> statement-breakpoint
-- The home of a person is the tenant that made the account: of their tenants the one that has no note of taking them in,
-- since the first administrator of a tenant comes with it, else the one whose note is the oldest; of several alike the
-- first by code. Who has no tenant any more belongs to the one that noted them first, if any.
UPDATE app_user SET home_node = coalesce((
	SELECT m.tenant_node FROM membership AS m WHERE m.user_id = app_user.id
	ORDER BY coalesce((
		SELECT min(r.time) FROM operate_record AS r
		WHERE r.tenant_node = m.tenant_node AND r.business_id = m.user_id AND r.operate_module = 'YHGL' AND r.action = 'create'
	), ''), m.tenant_node LIMIT 1
), (
	SELECT r.tenant_node FROM operate_record AS r JOIN tenant AS t ON t.data_node = r.tenant_node
	WHERE r.business_id = app_user.id AND r.operate_module = 'YHGL' AND r.action = 'create'
	ORDER BY r.time, r.tenant_node LIMIT 1
), '');
--> statement-breakpoint
-- Links that do not know who made them end.
DROP TABLE `password_link`;
