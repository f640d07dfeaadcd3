CREATE TABLE "import_meaning" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"noun" text NOT NULL,
	"scope" text NOT NULL,
	"written" text NOT NULL,
	"meant" jsonb NOT NULL,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "import_meaning_uq" ON "import_meaning" USING btree ("tenant_node","noun","scope","written");