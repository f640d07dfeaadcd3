ALTER TABLE "menu" ADD COLUMN "i18n" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "menu" ADD COLUMN "is_tab" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "menu" ADD COLUMN "is_auth" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "menu" ADD COLUMN "roles" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "menu" ADD COLUMN "group_paths" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "menu" ADD COLUMN "target" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "menu" ADD COLUMN "query" text DEFAULT '' NOT NULL;