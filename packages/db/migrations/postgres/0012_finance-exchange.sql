CREATE TABLE "finance_exchange" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"bill_id" text NOT NULL,
	"bill_no" text NOT NULL,
	"reduction_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"customer_name" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"document" jsonb NOT NULL,
	"status" integer NOT NULL,
	"is_posted" integer NOT NULL,
	"failure" jsonb,
	"remark" text NOT NULL,
	"end_time" timestamp(3) with time zone,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL,
	CONSTRAINT "finance_exchange_amount_range" CHECK ("finance_exchange"."amount" > -9000000000000000 and "finance_exchange"."amount" < 9000000000000000)
);
--> statement-breakpoint
CREATE TABLE "simulated_finance_document" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"bill_no" text NOT NULL,
	"document" jsonb NOT NULL,
	"time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "finance_exchange_bill_ix" ON "finance_exchange" USING btree ("tenant_node","bill_id","create_time","id");--> statement-breakpoint
CREATE INDEX "finance_exchange_time_ix" ON "finance_exchange" USING btree ("tenant_node","is_deleted","create_time","id");--> statement-breakpoint
CREATE INDEX "finance_exchange_status_ix" ON "finance_exchange" USING btree ("tenant_node","is_deleted","status");--> statement-breakpoint
CREATE INDEX "simulated_finance_document_bill_ix" ON "simulated_finance_document" USING btree ("tenant_node","bill_no");