CREATE TABLE "api_token" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"name" text NOT NULL,
	"hint" text NOT NULL,
	"permissions" text NOT NULL,
	"owner_id" text NOT NULL,
	"owner_name" text NOT NULL,
	"expire_time" timestamp(3) with time zone NOT NULL,
	"revoke_time" timestamp(3) with time zone,
	"last_use_time" timestamp(3) with time zone,
	"last_use_address" text,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_record" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"business_id" text NOT NULL,
	"audit_module" text NOT NULL,
	"step" integer NOT NULL,
	"result" integer NOT NULL,
	"msg" text NOT NULL,
	"auditor_id" text NOT NULL,
	"auditor" text NOT NULL,
	"time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "call_log" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"operation" text NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"status" integer NOT NULL,
	"reason" text NOT NULL,
	"cost_ms" integer NOT NULL,
	"request_id" text NOT NULL,
	"user_id" text NOT NULL,
	"account" text NOT NULL,
	"real_name" text NOT NULL,
	"ip" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"is_deleted" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "carrier" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"carrier_code" text NOT NULL,
	"carrier_name" text NOT NULL,
	"contacter" text NOT NULL,
	"phone" text NOT NULL,
	"remark" text NOT NULL,
	"is_stop" integer NOT NULL,
	"stop_reason" text NOT NULL,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contract" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"contract_no" text NOT NULL,
	"contract_name" text NOT NULL,
	"contract_subject_names" text NOT NULL,
	"customer_id" text NOT NULL,
	"customer_name" text NOT NULL,
	"contract_type" text NOT NULL,
	"currency" text NOT NULL,
	"settle_period" text NOT NULL,
	"settle_method" text NOT NULL,
	"sign_date" date NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"auto_renew" integer NOT NULL,
	"is_no_renewal" integer NOT NULL,
	"no_renewal_reason" text NOT NULL,
	"renew_from_id" text,
	"bill_day" integer,
	"pay_days" integer,
	"day_count_mode" text NOT NULL,
	"remark" text NOT NULL,
	"status" integer NOT NULL,
	"submit_by" text,
	"submit_time" timestamp(3) with time zone,
	"quotation_status" integer NOT NULL,
	"quotation_submit_by" text,
	"quotation_submit_time" timestamp(3) with time zone,
	"is_stop" integer NOT NULL,
	"stop_reason" text NOT NULL,
	"filing_state" integer NOT NULL,
	"filing_place" text NOT NULL,
	"filing_no" text NOT NULL,
	"attachments" jsonb NOT NULL,
	"sync_source" text NOT NULL,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contract_party" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"contract_id" text NOT NULL,
	"party_type" text NOT NULL,
	"customer_id" text NOT NULL,
	"customer_name" text NOT NULL,
	"is_stop" integer NOT NULL,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cost_center" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"forbidden_status" integer NOT NULL,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cost_code" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"fee_code" text NOT NULL,
	"fee_name" text NOT NULL,
	"jfmodule_id" text NOT NULL,
	"rec_pay" integer NOT NULL,
	"tax_rate" text NOT NULL,
	"invoice_code" text NOT NULL,
	"default_unit" text NOT NULL,
	"forbidden_status" integer NOT NULL,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cost_list" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"bjd_id" text,
	"customer_ids" text NOT NULL,
	"jfgz" jsonb NOT NULL,
	"rule_version" integer NOT NULL,
	"status" integer NOT NULL,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cost_standard" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"fee_code" text NOT NULL,
	"unit" text NOT NULL,
	"currency" text NOT NULL,
	"price" bigint NOT NULL,
	"min_charge" bigint,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL,
	CONSTRAINT "cost_standard_price_range" CHECK ("cost_standard"."price" > -9000000000000000 and "cost_standard"."price" < 9000000000000000),
	CONSTRAINT "cost_standard_minCharge_range" CHECK ("cost_standard"."min_charge" > -9000000000000000 and "cost_standard"."min_charge" < 9000000000000000)
);
--> statement-breakpoint
CREATE TABLE "customer" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"customer_code" text NOT NULL,
	"customer_name" text NOT NULL,
	"short_name" text NOT NULL,
	"en_name" text NOT NULL,
	"social_credit_code" text NOT NULL,
	"duty_number" text NOT NULL,
	"customs_etps_no" text NOT NULL,
	"is_visual" integer NOT NULL,
	"customer_type" text NOT NULL,
	"property" text NOT NULL,
	"address" text NOT NULL,
	"country_code" text NOT NULL,
	"level" text NOT NULL,
	"credit_limit" bigint,
	"credit_days" integer,
	"is_stop" integer NOT NULL,
	"stop_reason" text NOT NULL,
	"sync_source" text NOT NULL,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL,
	CONSTRAINT "customer_creditLimit_range" CHECK ("customer"."credit_limit" > -9000000000000000 and "customer"."credit_limit" < 9000000000000000)
);
--> statement-breakpoint
CREATE TABLE "customer_bank" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"bank_name" text NOT NULL,
	"bank_account" text NOT NULL,
	"swift" text NOT NULL,
	"currency" text NOT NULL,
	"cnaps" text NOT NULL,
	"is_default" integer NOT NULL,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_branch" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"branch_name" text NOT NULL,
	"social_credit_code" text NOT NULL,
	"address" text NOT NULL,
	"contacter" text NOT NULL,
	"settle_with_parent" integer NOT NULL,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_contacter" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"position" text NOT NULL,
	"is_notify" integer NOT NULL,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_invoice" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"invoice_title" text NOT NULL,
	"duty_number" text NOT NULL,
	"invoice_type" text NOT NULL,
	"reg_address" text NOT NULL,
	"reg_phone" text NOT NULL,
	"bank_name" text NOT NULL,
	"bank_account" text NOT NULL,
	"email" text NOT NULL,
	"is_default" integer NOT NULL,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demo_history" (
	"tenant_node" text NOT NULL,
	"months" integer NOT NULL,
	"until" date NOT NULL,
	"time" timestamp(3) with time zone NOT NULL,
	"reset_by" text NOT NULL,
	CONSTRAINT "demo_history_tenant_node_pk" PRIMARY KEY("tenant_node")
);
--> statement-breakpoint
CREATE TABLE "dict_entry" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"dict_value" text NOT NULL,
	"label_zh" text NOT NULL,
	"label_en" text NOT NULL,
	"sort" integer NOT NULL,
	"is_lock" integer NOT NULL,
	"is_show" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "driver" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"carrier_id" text,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"id_no" text NOT NULL,
	"license_expire" date,
	"blacklist" integer NOT NULL,
	"blacklist_reason" text NOT NULL,
	"is_stop" integer NOT NULL,
	"stop_reason" text NOT NULL,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "error_log" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"time" timestamp(3) with time zone NOT NULL,
	"type" text NOT NULL,
	"message" text NOT NULL,
	"stack" text NOT NULL,
	"info" text NOT NULL,
	"user_id" text NOT NULL,
	"real_name" text NOT NULL,
	"ip" text NOT NULL,
	"solve_status" integer NOT NULL,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fee_line" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"jt_no" text NOT NULL,
	"module" text NOT NULL,
	"business_id" text NOT NULL,
	"business_no" text NOT NULL,
	"master_bill_no" text NOT NULL,
	"rec_pay" integer NOT NULL,
	"customer_id" text NOT NULL,
	"customer_name" text NOT NULL,
	"contract_id" text NOT NULL,
	"fee_code" text NOT NULL,
	"fee_name" text NOT NULL,
	"jfmodule_id" text NOT NULL,
	"calc_method" text NOT NULL,
	"price_source" text NOT NULL,
	"sheet_id" text NOT NULL,
	"detail_id" text NOT NULL,
	"rule_version" integer NOT NULL,
	"unit" text NOT NULL,
	"qty" bigint NOT NULL,
	"price" bigint NOT NULL,
	"currency" text NOT NULL,
	"tax_rate" text NOT NULL,
	"tax_included" integer NOT NULL,
	"amount" bigint NOT NULL,
	"net_amount" bigint NOT NULL,
	"tax_amount" bigint NOT NULL,
	"exchange_rate" bigint NOT NULL,
	"local_amount" bigint NOT NULL,
	"period_from" date NOT NULL,
	"period_to" date NOT NULL,
	"explanation" jsonb NOT NULL,
	"is_open" integer NOT NULL,
	"is_missing_price" integer NOT NULL,
	"source" text NOT NULL,
	"revision" integer NOT NULL,
	"reversal_of" text,
	"bill_id" text,
	"status" integer NOT NULL,
	"remark" text NOT NULL,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL,
	CONSTRAINT "fee_line_qty_range" CHECK ("fee_line"."qty" > -9000000000000000 and "fee_line"."qty" < 9000000000000000),
	CONSTRAINT "fee_line_price_range" CHECK ("fee_line"."price" > -9000000000000000 and "fee_line"."price" < 9000000000000000),
	CONSTRAINT "fee_line_amount_range" CHECK ("fee_line"."amount" > -9000000000000000 and "fee_line"."amount" < 9000000000000000),
	CONSTRAINT "fee_line_netAmount_range" CHECK ("fee_line"."net_amount" > -9000000000000000 and "fee_line"."net_amount" < 9000000000000000),
	CONSTRAINT "fee_line_taxAmount_range" CHECK ("fee_line"."tax_amount" > -9000000000000000 and "fee_line"."tax_amount" < 9000000000000000),
	CONSTRAINT "fee_line_exchangeRate_range" CHECK ("fee_line"."exchange_rate" > -9000000000000000 and "fee_line"."exchange_rate" < 9000000000000000),
	CONSTRAINT "fee_line_localAmount_range" CHECK ("fee_line"."local_amount" > -9000000000000000 and "fee_line"."local_amount" < 9000000000000000)
);
--> statement-breakpoint
CREATE TABLE "file" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"upload_module_code" text NOT NULL,
	"business_id" text NOT NULL,
	"item_id" text,
	"doc_type" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"width" integer,
	"height" integer,
	"storage_key" text NOT NULL,
	"thumbnail_key" text,
	"used_kb" integer NOT NULL,
	"status" integer NOT NULL,
	"create_name" text NOT NULL,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_usage" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"used_kb" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forklift" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"capacity" bigint,
	"status" integer NOT NULL,
	"remark" text NOT NULL,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL,
	CONSTRAINT "forklift_capacity_range" CHECK ("forklift"."capacity" > -9000000000000000 and "forklift"."capacity" < 9000000000000000)
);
--> statement-breakpoint
CREATE TABLE "fx_rate" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"currency" text NOT NULL,
	"month" text NOT NULL,
	"rate" bigint NOT NULL,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL,
	CONSTRAINT "fx_rate_rate_range" CHECK ("fx_rate"."rate" > -9000000000000000 and "fx_rate"."rate" < 9000000000000000)
);
--> statement-breakpoint
CREATE TABLE "help_article" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"brief_instructions" text NOT NULL,
	"details" text NOT NULL,
	"brief_instructions_en" text NOT NULL,
	"details_en" text NOT NULL,
	"routes" jsonb NOT NULL,
	"sort" integer NOT NULL,
	"is_show" integer NOT NULL,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"tenant_node" text NOT NULL,
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"operation" text NOT NULL,
	"input_hash" text NOT NULL,
	"answer" text,
	"create_time" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "idempotency_key_tenant_node_user_id_key_pk" PRIMARY KEY("tenant_node","user_id","key")
);
--> statement-breakpoint
CREATE TABLE "identity" (
	"id" text PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"status" integer NOT NULL,
	"user_id" text,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_batch" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"noun" text NOT NULL,
	"file_name" text NOT NULL,
	"file_size" integer NOT NULL,
	"sha256" text NOT NULL,
	"status" text NOT NULL,
	"job_id" text,
	"file_key" text,
	"sheets" jsonb NOT NULL,
	"override" jsonb NOT NULL,
	"sheet_no" integer,
	"header_start" integer,
	"header_row" integer,
	"mapping" jsonb NOT NULL,
	"row_count" integer NOT NULL,
	"bad_rows" integer NOT NULL,
	"finding_count" integer NOT NULL,
	"refusal" jsonb,
	"result" jsonb,
	"publish_time" timestamp(3) with time zone,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_record" (
	"tenant_node" text NOT NULL,
	"batch_id" text NOT NULL,
	"record_id" text NOT NULL,
	CONSTRAINT "import_record_tenant_node_batch_id_record_id_pk" PRIMARY KEY("tenant_node","batch_id","record_id")
);
--> statement-breakpoint
CREATE TABLE "import_row" (
	"tenant_node" text NOT NULL,
	"batch_id" text NOT NULL,
	"sheet_no" integer NOT NULL,
	"row_no" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"down" jsonb,
	"across" jsonb,
	"is_skipped" integer NOT NULL,
	"is_bad" integer NOT NULL,
	"findings" jsonb,
	CONSTRAINT "import_row_tenant_node_batch_id_sheet_no_row_no_pk" PRIMARY KEY("tenant_node","batch_id","sheet_no","row_no")
);
--> statement-breakpoint
CREATE TABLE "inbound_bill_gram" (
	"tenant_node" text NOT NULL,
	"gram" text NOT NULL,
	"master_bill_no" text NOT NULL,
	CONSTRAINT "inbound_bill_gram_tenant_node_gram_master_bill_no_pk" PRIMARY KEY("tenant_node","gram","master_bill_no")
);
--> statement-breakpoint
CREATE TABLE "inbound_container" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"line_no" integer NOT NULL,
	"container_no" text NOT NULL,
	"container_size" text NOT NULL,
	"seal_no" text NOT NULL,
	"unload_status" integer DEFAULT 0 NOT NULL,
	"damage_note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inbound_manifest" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"master_bill_no" text NOT NULL,
	"line_no" integer NOT NULL,
	"manifest_pieces" integer NOT NULL,
	"manifest_gross" bigint,
	"pack_type" text NOT NULL,
	"consignee" text NOT NULL,
	"mark" text NOT NULL,
	"revision" integer NOT NULL,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "inbound_manifest_manifestGross_range" CHECK ("inbound_manifest"."manifest_gross" > -9000000000000000 and "inbound_manifest"."manifest_gross" < 9000000000000000)
);
--> statement-breakpoint
CREATE TABLE "inbound_order" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"master_bill_no" text NOT NULL,
	"split_seq" integer NOT NULL,
	"customer_id" text NOT NULL,
	"customer_name" text NOT NULL,
	"hq_customer_id" text,
	"hq_customer_name" text,
	"contract_id" text,
	"bjd_id" text,
	"house_bill_no" text DEFAULT '' NOT NULL,
	"bonded_flag" integer DEFAULT 0 NOT NULL,
	"storage_area_id" text,
	"inbound_type" text NOT NULL,
	"business_type" text NOT NULL,
	"en_ship_name" text NOT NULL,
	"cn_ship_name" text NOT NULL,
	"imvoy" text NOT NULL,
	"expect_date" date NOT NULL,
	"eta" date,
	"ata" date,
	"port_code" text DEFAULT '' NOT NULL,
	"trade_type" text DEFAULT '' NOT NULL,
	"is_fill_bag" integer DEFAULT 0 NOT NULL,
	"inbound_date" date,
	"is_card" integer DEFAULT 0 NOT NULL,
	"month_agency" integer DEFAULT 0 NOT NULL,
	"start_time" timestamp(3) with time zone,
	"total_pieces" integer NOT NULL,
	"net_weight" bigint NOT NULL,
	"gross_weight" bigint NOT NULL,
	"volume" bigint NOT NULL,
	"remark" text NOT NULL,
	"order_status" integer NOT NULL,
	"submit_by" text,
	"submit_time" timestamp(3) with time zone,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL,
	CONSTRAINT "inbound_order_netWeight_range" CHECK ("inbound_order"."net_weight" > -9000000000000000 and "inbound_order"."net_weight" < 9000000000000000),
	CONSTRAINT "inbound_order_grossWeight_range" CHECK ("inbound_order"."gross_weight" > -9000000000000000 and "inbound_order"."gross_weight" < 9000000000000000),
	CONSTRAINT "inbound_order_volume_range" CHECK ("inbound_order"."volume" > -9000000000000000 and "inbound_order"."volume" < 9000000000000000)
);
--> statement-breakpoint
CREATE TABLE "inbound_plan" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"plan_no" text NOT NULL,
	"order_id" text NOT NULL,
	"line_id" text NOT NULL,
	"container_no" text NOT NULL,
	"location_id" text NOT NULL,
	"location_code" text NOT NULL,
	"plan_pieces" integer NOT NULL,
	"plan_pallet" integer NOT NULL,
	"plan_net" bigint NOT NULL,
	"plan_gross" bigint NOT NULL,
	"plan_volume" bigint NOT NULL,
	"work_team" text NOT NULL,
	"tally_man" text NOT NULL,
	"forklift_code" text NOT NULL,
	"plan_date" date,
	"status" integer NOT NULL,
	"start_time" timestamp(3) with time zone,
	"finish_time" timestamp(3) with time zone,
	"biz_date" date,
	"act_pieces" integer,
	"act_pallet" integer,
	"act_net" bigint,
	"act_gross" bigint,
	"act_volume" bigint,
	"damage_pieces" integer NOT NULL,
	"note" text NOT NULL,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL,
	CONSTRAINT "inbound_plan_planNet_range" CHECK ("inbound_plan"."plan_net" > -9000000000000000 and "inbound_plan"."plan_net" < 9000000000000000),
	CONSTRAINT "inbound_plan_planGross_range" CHECK ("inbound_plan"."plan_gross" > -9000000000000000 and "inbound_plan"."plan_gross" < 9000000000000000),
	CONSTRAINT "inbound_plan_planVolume_range" CHECK ("inbound_plan"."plan_volume" > -9000000000000000 and "inbound_plan"."plan_volume" < 9000000000000000),
	CONSTRAINT "inbound_plan_actNet_range" CHECK ("inbound_plan"."act_net" > -9000000000000000 and "inbound_plan"."act_net" < 9000000000000000),
	CONSTRAINT "inbound_plan_actGross_range" CHECK ("inbound_plan"."act_gross" > -9000000000000000 and "inbound_plan"."act_gross" < 9000000000000000),
	CONSTRAINT "inbound_plan_actVolume_range" CHECK ("inbound_plan"."act_volume" > -9000000000000000 and "inbound_plan"."act_volume" < 9000000000000000)
);
--> statement-breakpoint
CREATE TABLE "inbound_product" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"line_no" integer NOT NULL,
	"container_no" text NOT NULL,
	"product_code" text NOT NULL,
	"product_name" text NOT NULL,
	"brand_name" text NOT NULL,
	"lot_no" text NOT NULL,
	"plan_pieces" integer NOT NULL,
	"plan_pallet" integer,
	"plan_net" bigint NOT NULL,
	"plan_gross" bigint,
	"plan_volume" bigint,
	"unit_price" bigint,
	"product_id" text,
	"act_pieces" integer,
	"act_pallet" integer,
	"act_net" bigint,
	"act_gross" bigint,
	"act_volume" bigint,
	"damage_pieces" integer DEFAULT 0 NOT NULL,
	"diff_type" text DEFAULT '' NOT NULL,
	"diff_decision" text DEFAULT '' NOT NULL,
	"remark" text NOT NULL,
	CONSTRAINT "inbound_product_planNet_range" CHECK ("inbound_product"."plan_net" > -9000000000000000 and "inbound_product"."plan_net" < 9000000000000000),
	CONSTRAINT "inbound_product_planGross_range" CHECK ("inbound_product"."plan_gross" > -9000000000000000 and "inbound_product"."plan_gross" < 9000000000000000),
	CONSTRAINT "inbound_product_planVolume_range" CHECK ("inbound_product"."plan_volume" > -9000000000000000 and "inbound_product"."plan_volume" < 9000000000000000),
	CONSTRAINT "inbound_product_unitPrice_range" CHECK ("inbound_product"."unit_price" > -9000000000000000 and "inbound_product"."unit_price" < 9000000000000000),
	CONSTRAINT "inbound_product_actNet_range" CHECK ("inbound_product"."act_net" > -9000000000000000 and "inbound_product"."act_net" < 9000000000000000),
	CONSTRAINT "inbound_product_actGross_range" CHECK ("inbound_product"."act_gross" > -9000000000000000 and "inbound_product"."act_gross" < 9000000000000000),
	CONSTRAINT "inbound_product_actVolume_range" CHECK ("inbound_product"."act_volume" > -9000000000000000 and "inbound_product"."act_volume" < 9000000000000000)
);
--> statement-breakpoint
CREATE TABLE "instruction" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"active_route" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"status" integer NOT NULL,
	"author" text NOT NULL,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inventory" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"lot_no" text NOT NULL,
	"root_lot_id" text NOT NULL,
	"hq_customer_id" text NOT NULL,
	"hq_customer_name" text NOT NULL,
	"master_bill_no" text NOT NULL,
	"inbound_order_id" text NOT NULL,
	"source_module" text NOT NULL,
	"source_id" text NOT NULL,
	"source_no" text NOT NULL,
	"product_id" text NOT NULL,
	"product_code" text NOT NULL,
	"product_name" text NOT NULL,
	"brand_name" text NOT NULL,
	"batch_no" text NOT NULL,
	"unit" text NOT NULL,
	"container_no" text NOT NULL,
	"container_size" text NOT NULL,
	"location_id" text NOT NULL,
	"location_code" text NOT NULL,
	"product_status" text NOT NULL,
	"bonded_flag" integer NOT NULL,
	"in_date" date NOT NULL,
	"age_date" date NOT NULL,
	"on_hand_qty" bigint NOT NULL,
	"on_hand_pieces" integer NOT NULL,
	"on_hand_pallets" integer NOT NULL,
	"on_hand_net" bigint NOT NULL,
	"on_hand_gross" bigint NOT NULL,
	"on_hand_volume" bigint NOT NULL,
	"reserved_qty" bigint NOT NULL,
	"ledger_count" integer NOT NULL,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL,
	CONSTRAINT "inventory_not_below_zero" CHECK ("inventory"."on_hand_qty" >= 0 and "inventory"."on_hand_pieces" >= 0 and "inventory"."on_hand_pallets" >= 0 and "inventory"."on_hand_net" >= 0 and "inventory"."on_hand_gross" >= 0 and "inventory"."on_hand_volume" >= 0),
	CONSTRAINT "inventory_promised_is_there" CHECK ("inventory"."reserved_qty" >= 0 and "inventory"."reserved_qty" <= "inventory"."on_hand_qty"),
	CONSTRAINT "inventory_onHandQty_range" CHECK ("inventory"."on_hand_qty" > -9000000000000000 and "inventory"."on_hand_qty" < 9000000000000000),
	CONSTRAINT "inventory_onHandNet_range" CHECK ("inventory"."on_hand_net" > -9000000000000000 and "inventory"."on_hand_net" < 9000000000000000),
	CONSTRAINT "inventory_onHandGross_range" CHECK ("inventory"."on_hand_gross" > -9000000000000000 and "inventory"."on_hand_gross" < 9000000000000000),
	CONSTRAINT "inventory_onHandVolume_range" CHECK ("inventory"."on_hand_volume" > -9000000000000000 and "inventory"."on_hand_volume" < 9000000000000000),
	CONSTRAINT "inventory_reservedQty_range" CHECK ("inventory"."reserved_qty" > -9000000000000000 and "inventory"."reserved_qty" < 9000000000000000)
);
--> statement-breakpoint
CREATE TABLE "inventory_ledger" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"lot_id" text NOT NULL,
	"seq" integer NOT NULL,
	"type" text NOT NULL,
	"qty" bigint NOT NULL,
	"pieces" integer NOT NULL,
	"pallets" integer NOT NULL,
	"net" bigint NOT NULL,
	"gross" bigint NOT NULL,
	"volume" bigint NOT NULL,
	"qty_before" bigint NOT NULL,
	"qty_after" bigint NOT NULL,
	"biz_date" date NOT NULL,
	"post_time" timestamp(3) with time zone NOT NULL,
	"post_by" text NOT NULL,
	"ref_module" text NOT NULL,
	"ref_id" text NOT NULL,
	"ref_no" text NOT NULL,
	"ref_line_id" text NOT NULL,
	"reversal_of" text,
	"idempotency_key" text NOT NULL,
	CONSTRAINT "inventory_ledger_qty_range" CHECK ("inventory_ledger"."qty" > -9000000000000000 and "inventory_ledger"."qty" < 9000000000000000),
	CONSTRAINT "inventory_ledger_net_range" CHECK ("inventory_ledger"."net" > -9000000000000000 and "inventory_ledger"."net" < 9000000000000000),
	CONSTRAINT "inventory_ledger_gross_range" CHECK ("inventory_ledger"."gross" > -9000000000000000 and "inventory_ledger"."gross" < 9000000000000000),
	CONSTRAINT "inventory_ledger_volume_range" CHECK ("inventory_ledger"."volume" > -9000000000000000 and "inventory_ledger"."volume" < 9000000000000000),
	CONSTRAINT "inventory_ledger_qtyBefore_range" CHECK ("inventory_ledger"."qty_before" > -9000000000000000 and "inventory_ledger"."qty_before" < 9000000000000000),
	CONSTRAINT "inventory_ledger_qtyAfter_range" CHECK ("inventory_ledger"."qty_after" > -9000000000000000 and "inventory_ledger"."qty_after" < 9000000000000000)
);
--> statement-breakpoint
CREATE TABLE "inventory_reservation" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"lot_id" text NOT NULL,
	"type" integer NOT NULL,
	"ref_module" text NOT NULL,
	"ref_id" text NOT NULL,
	"ref_no" text NOT NULL,
	"ref_line_id" text NOT NULL,
	"qty" bigint NOT NULL,
	"consumed_qty" bigint NOT NULL,
	"expire_time" timestamp(3) with time zone,
	"status" integer NOT NULL,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL,
	CONSTRAINT "inventory_reservation_rest" CHECK ("inventory_reservation"."qty" > 0 and "inventory_reservation"."consumed_qty" >= 0 and "inventory_reservation"."consumed_qty" <= "inventory_reservation"."qty"),
	CONSTRAINT "inventory_reservation_qty_range" CHECK ("inventory_reservation"."qty" > -9000000000000000 and "inventory_reservation"."qty" < 9000000000000000),
	CONSTRAINT "inventory_reservation_consumedQty_range" CHECK ("inventory_reservation"."consumed_qty" > -9000000000000000 and "inventory_reservation"."consumed_qty" < 9000000000000000)
);
--> statement-breakpoint
CREATE TABLE "invoice_code" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"tax_category" text NOT NULL,
	"forbidden_status" integer NOT NULL,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title_zh" text NOT NULL,
	"title_en" text NOT NULL,
	"status" text NOT NULL,
	"is_heavy" integer NOT NULL,
	"done" integer NOT NULL,
	"total" integer NOT NULL,
	"stage" text,
	"input" jsonb NOT NULL,
	"result" jsonb,
	"file_key" text,
	"file_name" text,
	"file_type" text,
	"file_size" integer,
	"failure" jsonb,
	"attempts" integer NOT NULL,
	"max_attempts" integer NOT NULL,
	"due_time" timestamp(3) with time zone NOT NULL,
	"lease" text,
	"is_cancel_asked" integer NOT NULL,
	"owner_name" text NOT NULL,
	"locale" text NOT NULL,
	"section" text NOT NULL,
	"start_time" timestamp(3) with time zone,
	"finish_time" timestamp(3) with time zone,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_permission" (
	"code" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "list_preference" (
	"tenant_node" text NOT NULL,
	"user_id" text NOT NULL,
	"list_name" text NOT NULL,
	"layout" jsonb,
	"default_view_id" text,
	CONSTRAINT "list_preference_tenant_node_user_id_list_name_pk" PRIMARY KEY("tenant_node","user_id","list_name")
);
--> statement-breakpoint
CREATE TABLE "login_record" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"way" text NOT NULL,
	"account" text NOT NULL,
	"user_id" text,
	"session" text,
	"tenant" text,
	"address" text NOT NULL,
	"time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "maintenance_grant" (
	"tenant_node" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "membership" (
	"user_id" text NOT NULL,
	"tenant_node" text NOT NULL,
	"role_codes" text NOT NULL,
	"sections" text NOT NULL,
	"customer_id" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "membership_user_id_tenant_node_pk" PRIMARY KEY("user_id","tenant_node")
);
--> statement-breakpoint
CREATE TABLE "menu" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"code" text NOT NULL,
	"path" text NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"icon" text NOT NULL,
	"sort" integer NOT NULL,
	"type" integer NOT NULL,
	"permission" text NOT NULL,
	"keep_alive" integer NOT NULL,
	"is_hidden" integer DEFAULT 0 NOT NULL,
	"i18n" text DEFAULT '' NOT NULL,
	"is_tab" integer DEFAULT 1 NOT NULL,
	"is_auth" integer DEFAULT 1 NOT NULL,
	"roles" text DEFAULT '' NOT NULL,
	"group_paths" text DEFAULT '' NOT NULL,
	"target" text DEFAULT '' NOT NULL,
	"query" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"audience" text NOT NULL,
	"user_id" text,
	"kind" text NOT NULL,
	"params" jsonb NOT NULL,
	"module" text NOT NULL,
	"business_id" text NOT NULL,
	"master_bill_no" text NOT NULL,
	"time" timestamp(3) with time zone NOT NULL,
	"done_time" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "notice_read" (
	"tenant_node" text NOT NULL,
	"notice_id" text NOT NULL,
	"user_id" text NOT NULL,
	"time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "number_sequence" (
	"tenant_node" text NOT NULL,
	"name" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "number_sequence_tenant_node_name_pk" PRIMARY KEY("tenant_node","name")
);
--> statement-breakpoint
CREATE TABLE "oidc_key" (
	"id" text PRIMARY KEY NOT NULL,
	"sealed_key" text NOT NULL,
	"active_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oidc_record" (
	"id" text PRIMARY KEY NOT NULL,
	"payload" text NOT NULL,
	"grant_id" text,
	"uid" text,
	"consume_time" timestamp(3) with time zone,
	"expire_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operate_record" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"business_id" text NOT NULL,
	"master_bill_no" text,
	"operate_module" text NOT NULL,
	"action" text NOT NULL,
	"field_diff" jsonb NOT NULL,
	"user_id" text NOT NULL,
	"real_name" text NOT NULL,
	"time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbound_allocation" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"line_id" text NOT NULL,
	"lot_id" text NOT NULL,
	"lot_no" text NOT NULL,
	"location_code" text NOT NULL,
	"container_no" text NOT NULL,
	"reservation_id" text NOT NULL,
	"qty" bigint NOT NULL,
	"pieces" integer NOT NULL,
	"pallets" integer NOT NULL,
	"net" bigint NOT NULL,
	"loaded_qty" bigint NOT NULL,
	"loaded_pieces" integer NOT NULL,
	CONSTRAINT "outbound_allocation_qty_range" CHECK ("outbound_allocation"."qty" > -9000000000000000 and "outbound_allocation"."qty" < 9000000000000000),
	CONSTRAINT "outbound_allocation_net_range" CHECK ("outbound_allocation"."net" > -9000000000000000 and "outbound_allocation"."net" < 9000000000000000),
	CONSTRAINT "outbound_allocation_loadedQty_range" CHECK ("outbound_allocation"."loaded_qty" > -9000000000000000 and "outbound_allocation"."loaded_qty" < 9000000000000000)
);
--> statement-breakpoint
CREATE TABLE "outbound_line" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"line_no" integer NOT NULL,
	"lot_id" text,
	"product_id" text NOT NULL,
	"product_code" text NOT NULL,
	"product_name" text NOT NULL,
	"brand_name" text NOT NULL,
	"unit" text NOT NULL,
	"qty" bigint NOT NULL,
	"pieces" integer NOT NULL,
	"net" bigint NOT NULL,
	"remark" text NOT NULL,
	CONSTRAINT "outbound_line_qty_range" CHECK ("outbound_line"."qty" > -9000000000000000 and "outbound_line"."qty" < 9000000000000000),
	CONSTRAINT "outbound_line_net_range" CHECK ("outbound_line"."net" > -9000000000000000 and "outbound_line"."net" < 9000000000000000)
);
--> statement-breakpoint
CREATE TABLE "outbound_load" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"truck_id" text NOT NULL,
	"allocation_id" text NOT NULL,
	"qty" bigint NOT NULL,
	"pieces" integer NOT NULL,
	"pallets" integer NOT NULL,
	"net" bigint,
	"gross" bigint,
	CONSTRAINT "outbound_load_qty_range" CHECK ("outbound_load"."qty" > -9000000000000000 and "outbound_load"."qty" < 9000000000000000),
	CONSTRAINT "outbound_load_net_range" CHECK ("outbound_load"."net" > -9000000000000000 and "outbound_load"."net" < 9000000000000000),
	CONSTRAINT "outbound_load_gross_range" CHECK ("outbound_load"."gross" > -9000000000000000 and "outbound_load"."gross" < 9000000000000000)
);
--> statement-breakpoint
CREATE TABLE "outbound_order" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"master_bill_no" text NOT NULL,
	"customer_id" text NOT NULL,
	"customer_name" text NOT NULL,
	"outbound_type" text NOT NULL,
	"business_type" text NOT NULL,
	"contract_id" text,
	"bonded_flag" integer NOT NULL,
	"pick_date" date NOT NULL,
	"receiver" text NOT NULL,
	"receiver_phone" text NOT NULL,
	"receive_address" text NOT NULL,
	"carrier_id" text,
	"carrier_name" text NOT NULL,
	"bond_invt_no" text NOT NULL,
	"passport_no" text NOT NULL,
	"remark" text NOT NULL,
	"total_qty" bigint NOT NULL,
	"total_pieces" integer NOT NULL,
	"net_weight" bigint NOT NULL,
	"out_qty" bigint NOT NULL,
	"out_pieces" integer NOT NULL,
	"out_net" bigint NOT NULL,
	"out_date" date,
	"outbound_status" integer NOT NULL,
	"submit_by" text,
	"submit_time" timestamp(3) with time zone,
	"close_reason" text NOT NULL,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL,
	CONSTRAINT "outbound_order_totalQty_range" CHECK ("outbound_order"."total_qty" > -9000000000000000 and "outbound_order"."total_qty" < 9000000000000000),
	CONSTRAINT "outbound_order_netWeight_range" CHECK ("outbound_order"."net_weight" > -9000000000000000 and "outbound_order"."net_weight" < 9000000000000000),
	CONSTRAINT "outbound_order_outQty_range" CHECK ("outbound_order"."out_qty" > -9000000000000000 and "outbound_order"."out_qty" < 9000000000000000),
	CONSTRAINT "outbound_order_outNet_range" CHECK ("outbound_order"."out_net" > -9000000000000000 and "outbound_order"."out_net" < 9000000000000000)
);
--> statement-breakpoint
CREATE TABLE "outbound_truck" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"th_no" text NOT NULL,
	"plate_no" text NOT NULL,
	"trailer_no" text NOT NULL,
	"driver_name" text NOT NULL,
	"driver_phone" text NOT NULL,
	"pick_code" text NOT NULL,
	"status" integer NOT NULL,
	"gate_in_time" timestamp(3) with time zone,
	"tare_weight" bigint,
	"load_time" timestamp(3) with time zone,
	"signer" text NOT NULL,
	"gate_out_time" timestamp(3) with time zone,
	"gross_weight" bigint,
	"biz_date" date,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL,
	CONSTRAINT "outbound_truck_tareWeight_range" CHECK ("outbound_truck"."tare_weight" > -9000000000000000 and "outbound_truck"."tare_weight" < 9000000000000000),
	CONSTRAINT "outbound_truck_grossWeight_range" CHECK ("outbound_truck"."gross_weight" > -9000000000000000 and "outbound_truck"."gross_weight" < 9000000000000000)
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"message" jsonb,
	"channel" text DEFAULT '' NOT NULL,
	"recipient" text DEFAULT '' NOT NULL,
	"status" integer NOT NULL,
	"attempts" integer NOT NULL,
	"due_time" timestamp(3) with time zone NOT NULL,
	"expire_time" timestamp(3) with time zone NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"failure" jsonb,
	"last_error" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "param" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"param_key" text NOT NULL,
	"param_value" text NOT NULL,
	"remark" text NOT NULL,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_link" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"expire_time" timestamp(3) with time zone NOT NULL,
	"use_time" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "phone_code" (
	"phone" text NOT NULL,
	"tenant" text NOT NULL,
	"code_hash" text NOT NULL,
	"guesses_left" integer NOT NULL,
	"expire_time" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "phone_code_phone_tenant_pk" PRIMARY KEY("phone","tenant")
);
--> statement-breakpoint
CREATE TABLE "price_record" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"business_id" text NOT NULL,
	"detail_id" text NOT NULL,
	"fee_code" text NOT NULL,
	"fee_name" text NOT NULL,
	"action" text NOT NULL,
	"old_price" bigint,
	"new_price" bigint,
	"field_diff" jsonb NOT NULL,
	"user_id" text NOT NULL,
	"real_name" text NOT NULL,
	"time" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "price_record_oldPrice_range" CHECK ("price_record"."old_price" > -9000000000000000 and "price_record"."old_price" < 9000000000000000),
	CONSTRAINT "price_record_newPrice_range" CHECK ("price_record"."new_price" > -9000000000000000 and "price_record"."new_price" < 9000000000000000)
);
--> statement-breakpoint
CREATE TABLE "product" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"product_code" text NOT NULL,
	"product_name" text NOT NULL,
	"en_name" text NOT NULL,
	"hs_code" text NOT NULL,
	"spec" text NOT NULL,
	"product_type" text NOT NULL,
	"measuring_unit" text NOT NULL,
	"aux_unit" text NOT NULL,
	"unit_weight" bigint,
	"unit_volume" bigint,
	"is_reel" integer NOT NULL,
	"is_futures" integer NOT NULL,
	"futures_code" text NOT NULL,
	"lot_per_unit" bigint,
	"is_danger" integer NOT NULL,
	"un_no" text NOT NULL,
	"shelf_days" integer,
	"remark" text NOT NULL,
	"audit_status" integer NOT NULL,
	"submit_by" text,
	"submit_time" timestamp(3) with time zone,
	"forbidden_status" integer NOT NULL,
	"stop_reason" text NOT NULL,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL,
	CONSTRAINT "product_unitWeight_range" CHECK ("product"."unit_weight" > -9000000000000000 and "product"."unit_weight" < 9000000000000000),
	CONSTRAINT "product_unitVolume_range" CHECK ("product"."unit_volume" > -9000000000000000 and "product"."unit_volume" < 9000000000000000),
	CONSTRAINT "product_lotPerUnit_range" CHECK ("product"."lot_per_unit" > -9000000000000000 and "product"."lot_per_unit" < 9000000000000000)
);
--> statement-breakpoint
CREATE TABLE "product_brand" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"brand_name" text NOT NULL,
	"origin_country" text NOT NULL,
	"factory_no" text NOT NULL,
	"is_stop" integer NOT NULL,
	"stop_reason" text NOT NULL,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_single" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"brand_id" text NOT NULL,
	"grade" text NOT NULL,
	"is_stop" integer NOT NULL,
	"stop_reason" text NOT NULL,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quotation" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"bjd_no" text NOT NULL,
	"revision" integer NOT NULL,
	"contract_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"customer_name" text NOT NULL,
	"cost_list_id" text,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	"audit_status" integer NOT NULL,
	"is_stop" integer NOT NULL,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quotation_detail" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"sheet_id" text NOT NULL,
	"sheet_kind" text NOT NULL,
	"line_no" integer NOT NULL,
	"fee_code" text NOT NULL,
	"fee_name" text NOT NULL,
	"jfmodule_id" text NOT NULL,
	"calc_method" text NOT NULL,
	"unit" text NOT NULL,
	"price" bigint NOT NULL,
	"currency" text NOT NULL,
	"tax_rate" text NOT NULL,
	"tax_included" integer NOT NULL,
	"free_days" integer NOT NULL,
	"free_mode" text,
	"tier_mode" text,
	"min_charge" bigint,
	"min_scope" text,
	"min_prorate" text,
	"max_charge" bigint,
	"age_basis" text NOT NULL,
	"payer" text NOT NULL,
	"conditions" jsonb NOT NULL,
	"qty_step" bigint,
	"is_stop" integer NOT NULL,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL,
	CONSTRAINT "quotation_detail_price_range" CHECK ("quotation_detail"."price" > -9000000000000000 and "quotation_detail"."price" < 9000000000000000),
	CONSTRAINT "quotation_detail_minCharge_range" CHECK ("quotation_detail"."min_charge" > -9000000000000000 and "quotation_detail"."min_charge" < 9000000000000000),
	CONSTRAINT "quotation_detail_maxCharge_range" CHECK ("quotation_detail"."max_charge" > -9000000000000000 and "quotation_detail"."max_charge" < 9000000000000000),
	CONSTRAINT "quotation_detail_qtyStep_range" CHECK ("quotation_detail"."qty_step" > -9000000000000000 and "quotation_detail"."qty_step" < 9000000000000000)
);
--> statement-breakpoint
CREATE TABLE "requirement" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"route" text NOT NULL,
	"priority" text NOT NULL,
	"status" integer NOT NULL,
	"reply" text NOT NULL,
	"author" text NOT NULL,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "role" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"role_code" text NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"permissions" text NOT NULL,
	"data_scope" text,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_view" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"list_name" text NOT NULL,
	"name" text NOT NULL,
	"audience" text NOT NULL,
	"role_code" text NOT NULL,
	"owner_id" text NOT NULL,
	"owner_name" text NOT NULL,
	"layout" jsonb NOT NULL,
	"search" jsonb NOT NULL,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "send_wait" (
	"sender" text PRIMARY KEY NOT NULL,
	"sends" integer NOT NULL,
	"wait_until" timestamp(3) with time zone,
	"update_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"expire_time" timestamp(3) with time zone NOT NULL,
	"revoke_time" timestamp(3) with time zone,
	"seen_time" timestamp(3) with time zone,
	"current_section" text,
	"is_locked" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempt" (
	"account" text NOT NULL,
	"network" text NOT NULL,
	"failures" integer NOT NULL,
	"wait_until" timestamp(3) with time zone,
	"has_succeeded" integer NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "sign_in_attempt_account_network_pk" PRIMARY KEY("account","network")
);
--> statement-breakpoint
CREATE TABLE "sign_in_failure" (
	"id" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_on_flow" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"issuer" text NOT NULL,
	"nonce" text NOT NULL,
	"verifier" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"return_to" text NOT NULL,
	"locked_hash" text,
	"code_hash" text,
	"session_hash" text,
	"id_token" text,
	"replay_time" timestamp(3) with time zone,
	"expire_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "simulated_customer" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"customer_name" text NOT NULL,
	"content" jsonb NOT NULL,
	"time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "simulated_message" (
	"id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"text" text NOT NULL,
	"time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "simulator_fault" (
	"tenant_node" text NOT NULL,
	"system" text NOT NULL,
	"fault" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "simulator_fault_tenant_node_system_pk" PRIMARY KEY("tenant_node","system")
);
--> statement-breakpoint
CREATE TABLE "stepwise_quotation" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"sheet_id" text NOT NULL,
	"detail_id" text NOT NULL,
	"row_no" integer NOT NULL,
	"from_value" bigint NOT NULL,
	"to_value" bigint,
	"price" bigint NOT NULL,
	CONSTRAINT "stepwise_quotation_fromValue_range" CHECK ("stepwise_quotation"."from_value" > -9000000000000000 and "stepwise_quotation"."from_value" < 9000000000000000),
	CONSTRAINT "stepwise_quotation_toValue_range" CHECK ("stepwise_quotation"."to_value" > -9000000000000000 and "stepwise_quotation"."to_value" < 9000000000000000),
	CONSTRAINT "stepwise_quotation_price_range" CHECK ("stepwise_quotation"."price" > -9000000000000000 and "stepwise_quotation"."price" < 9000000000000000)
);
--> statement-breakpoint
CREATE TABLE "storage_location" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"parent_storage_id" text,
	"ancestor_ids" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"level" integer NOT NULL,
	"area_type" text NOT NULL,
	"max_weight" bigint,
	"max_volume" bigint,
	"max_pallet" integer,
	"allow_mix_customer" integer NOT NULL,
	"allow_mix_lot" integer NOT NULL,
	"status" integer NOT NULL,
	"status_reason" text NOT NULL,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL,
	CONSTRAINT "storage_location_maxWeight_range" CHECK ("storage_location"."max_weight" > -9000000000000000 and "storage_location"."max_weight" < 9000000000000000),
	CONSTRAINT "storage_location_maxVolume_range" CHECK ("storage_location"."max_volume" > -9000000000000000 and "storage_location"."max_volume" < 9000000000000000)
);
--> statement-breakpoint
CREATE TABLE "tenant" (
	"data_node" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"in_company" integer NOT NULL,
	"has_jf" integer NOT NULL,
	"has_futures" integer NOT NULL,
	"has_pledge" integer NOT NULL,
	"is_lock" integer NOT NULL,
	"training" integer NOT NULL,
	"redirect_uri" text NOT NULL,
	"contract_subjects" jsonb,
	"port_code" text DEFAULT '' NOT NULL,
	"warehouse_kind" text DEFAULT '' NOT NULL,
	"customs_etps_no" text DEFAULT '' NOT NULL,
	"putrec_no" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant_brand" (
	"tenant_node" text NOT NULL,
	"logo" text NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "tenant_brand_tenant_node_pk" PRIMARY KEY("tenant_node")
);
--> statement-breakpoint
CREATE TABLE "app_user" (
	"id" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"real_name" text NOT NULL,
	"phone" text,
	"avatar" text NOT NULL,
	"password_hash" text NOT NULL,
	"status" integer NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_setting" (
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "user_setting_user_id_name_pk" PRIMARY KEY("user_id","name")
);
--> statement-breakpoint
CREATE TABLE "vehicle" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"carrier_id" text,
	"plate_no" text NOT NULL,
	"trailer_no" text NOT NULL,
	"tare_weight" bigint,
	"frame_weight" bigint,
	"ic_card" text NOT NULL,
	"owner" text NOT NULL,
	"is_stop" integer NOT NULL,
	"stop_reason" text NOT NULL,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL,
	CONSTRAINT "vehicle_tareWeight_range" CHECK ("vehicle"."tare_weight" > -9000000000000000 and "vehicle"."tare_weight" < 9000000000000000),
	CONSTRAINT "vehicle_frameWeight_range" CHECK ("vehicle"."frame_weight" > -9000000000000000 and "vehicle"."frame_weight" < 9000000000000000)
);
--> statement-breakpoint
CREATE TABLE "worker" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"worker_no" text NOT NULL,
	"name" text NOT NULL,
	"worker_type" text NOT NULL,
	"team" text NOT NULL,
	"skill" text NOT NULL,
	"phone" text NOT NULL,
	"is_stop" integer NOT NULL,
	"stop_reason" text NOT NULL,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contract_party" ADD CONSTRAINT "contract_party_contract_id_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_bank" ADD CONSTRAINT "customer_bank_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_branch" ADD CONSTRAINT "customer_branch_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_contacter" ADD CONSTRAINT "customer_contacter_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_invoice" ADD CONSTRAINT "customer_invoice_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "driver" ADD CONSTRAINT "driver_carrier_id_carrier_id_fk" FOREIGN KEY ("carrier_id") REFERENCES "public"."carrier"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbound_container" ADD CONSTRAINT "inbound_container_order_id_inbound_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."inbound_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbound_plan" ADD CONSTRAINT "inbound_plan_order_id_inbound_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."inbound_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbound_product" ADD CONSTRAINT "inbound_product_order_id_inbound_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."inbound_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory_ledger" ADD CONSTRAINT "inventory_ledger_lot_id_inventory_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."inventory"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory_reservation" ADD CONSTRAINT "inventory_reservation_lot_id_inventory_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."inventory"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbound_allocation" ADD CONSTRAINT "outbound_allocation_order_id_outbound_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."outbound_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbound_line" ADD CONSTRAINT "outbound_line_order_id_outbound_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."outbound_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbound_load" ADD CONSTRAINT "outbound_load_order_id_outbound_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."outbound_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbound_truck" ADD CONSTRAINT "outbound_truck_order_id_outbound_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."outbound_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_single" ADD CONSTRAINT "product_single_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_single" ADD CONSTRAINT "product_single_brand_id_product_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."product_brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle" ADD CONSTRAINT "vehicle_carrier_id_carrier_id_fk" FOREIGN KEY ("carrier_id") REFERENCES "public"."carrier"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_token_hash_uq" ON "api_token" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "api_token_list_ix" ON "api_token" USING btree ("tenant_node","create_time");--> statement-breakpoint
CREATE INDEX "audit_record_business_ix" ON "audit_record" USING btree ("tenant_node","business_id","time");--> statement-breakpoint
CREATE INDEX "call_log_time_ix" ON "call_log" USING btree ("tenant_node","is_deleted","create_time","id");--> statement-breakpoint
CREATE INDEX "call_log_age_ix" ON "call_log" USING btree ("create_time");--> statement-breakpoint
CREATE UNIQUE INDEX "carrier_code_uq" ON "carrier" USING btree ("tenant_node","carrier_code") WHERE is_deleted = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "carrier_name_uq" ON "carrier" USING btree ("tenant_node","carrier_name") WHERE is_deleted = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "contract_no_uq" ON "contract" USING btree ("tenant_node","contract_no") WHERE is_deleted = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "contract_renewal_uq" ON "contract" USING btree ("tenant_node","renew_from_id") WHERE is_deleted = 0 and status <> 9;--> statement-breakpoint
CREATE INDEX "contract_time_ix" ON "contract" USING btree ("tenant_node","is_deleted","create_time","id");--> statement-breakpoint
CREATE INDEX "contract_customer_ix" ON "contract" USING btree ("tenant_node","customer_id","status");--> statement-breakpoint
CREATE INDEX "contract_end_ix" ON "contract" USING btree ("status","end_date");--> statement-breakpoint
CREATE UNIQUE INDEX "contract_party_uq" ON "contract_party" USING btree ("tenant_node","contract_id","party_type","customer_id") WHERE is_deleted = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "cost_center_code_uq" ON "cost_center" USING btree ("tenant_node","code") WHERE is_deleted = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "cost_code_uq" ON "cost_code" USING btree ("tenant_node","fee_code") WHERE is_deleted = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "cost_code_name_uq" ON "cost_code" USING btree ("tenant_node","fee_name") WHERE is_deleted = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "cost_list_name_uq" ON "cost_list" USING btree ("tenant_node","name") WHERE is_deleted = 0;--> statement-breakpoint
CREATE INDEX "cost_standard_fee_ix" ON "cost_standard" USING btree ("tenant_node","fee_code","valid_from");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_name_uq" ON "customer" USING btree ("tenant_node","customer_name") WHERE is_deleted = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "customer_credit_code_uq" ON "customer" USING btree ("tenant_node","social_credit_code") WHERE is_deleted = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "customer_code_uq" ON "customer" USING btree ("tenant_node","customer_code") WHERE is_deleted = 0;--> statement-breakpoint
CREATE INDEX "customer_time_ix" ON "customer" USING btree ("tenant_node","is_deleted","create_time","id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_bank_account_uq" ON "customer_bank" USING btree ("tenant_node","customer_id","bank_account") WHERE is_deleted = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "customer_bank_default_uq" ON "customer_bank" USING btree ("tenant_node","customer_id") WHERE is_deleted = 0 and is_default = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "customer_branch_name_uq" ON "customer_branch" USING btree ("tenant_node","customer_id","branch_name") WHERE is_deleted = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "customer_contacter_person_uq" ON "customer_contacter" USING btree ("tenant_node","customer_id","name","phone") WHERE is_deleted = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "customer_invoice_same_uq" ON "customer_invoice" USING btree ("tenant_node","customer_id","invoice_title","invoice_type","bank_account") WHERE is_deleted = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "customer_invoice_default_uq" ON "customer_invoice" USING btree ("tenant_node","customer_id") WHERE is_deleted = 0 and is_default = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "dict_entry_uq" ON "dict_entry" USING btree ("tenant_node","code","dict_value");--> statement-breakpoint
CREATE UNIQUE INDEX "driver_phone_uq" ON "driver" USING btree ("tenant_node","phone") WHERE is_deleted = 0;--> statement-breakpoint
CREATE INDEX "error_log_time_ix" ON "error_log" USING btree ("tenant_node","is_deleted","create_time","id");--> statement-breakpoint
CREATE INDEX "error_log_age_ix" ON "error_log" USING btree ("create_time");--> statement-breakpoint
CREATE UNIQUE INDEX "fee_line_uq" ON "fee_line" USING btree ("tenant_node","rec_pay","customer_id","fee_code","business_id","detail_id","period_from","period_to","revision") WHERE status <> 9 and reversal_of is null;--> statement-breakpoint
CREATE UNIQUE INDEX "fee_line_reversal_uq" ON "fee_line" USING btree ("tenant_node","reversal_of") WHERE reversal_of is not null;--> statement-breakpoint
CREATE INDEX "fee_line_business_ix" ON "fee_line" USING btree ("tenant_node","business_id","status");--> statement-breakpoint
CREATE INDEX "fee_line_customer_ix" ON "fee_line" USING btree ("tenant_node","customer_id","period_from");--> statement-breakpoint
CREATE INDEX "fee_line_period_ix" ON "fee_line" USING btree ("tenant_node","period_from","status");--> statement-breakpoint
CREATE INDEX "fee_line_status_ix" ON "fee_line" USING btree ("tenant_node","is_deleted","status","is_missing_price");--> statement-breakpoint
CREATE INDEX "fee_line_time_ix" ON "fee_line" USING btree ("tenant_node","is_deleted","create_time","id");--> statement-breakpoint
CREATE INDEX "file_business_ix" ON "file" USING btree ("tenant_node","business_id","status","create_time");--> statement-breakpoint
CREATE INDEX "file_status_ix" ON "file" USING btree ("status","update_time");--> statement-breakpoint
CREATE UNIQUE INDEX "file_storage_uq" ON "file" USING btree ("storage_key");--> statement-breakpoint
CREATE UNIQUE INDEX "file_usage_tenant_uq" ON "file_usage" USING btree ("tenant_node");--> statement-breakpoint
CREATE UNIQUE INDEX "forklift_code_uq" ON "forklift" USING btree ("tenant_node","code") WHERE is_deleted = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "fx_rate_month_uq" ON "fx_rate" USING btree ("tenant_node","currency","month") WHERE is_deleted = 0;--> statement-breakpoint
CREATE INDEX "help_article_sort_ix" ON "help_article" USING btree ("tenant_node","is_deleted","sort");--> statement-breakpoint
CREATE INDEX "idempotency_key_time_ix" ON "idempotency_key" USING btree ("create_time");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_subject_uq" ON "identity" USING btree ("issuer","subject");--> statement-breakpoint
CREATE INDEX "identity_time_ix" ON "identity" USING btree ("status","create_time","id");--> statement-breakpoint
CREATE INDEX "import_batch_owner_ix" ON "import_batch" USING btree ("tenant_node","create_by","status","create_time");--> statement-breakpoint
CREATE INDEX "import_batch_file_ix" ON "import_batch" USING btree ("tenant_node","noun","sha256");--> statement-breakpoint
CREATE INDEX "import_batch_update_ix" ON "import_batch" USING btree ("update_time");--> statement-breakpoint
CREATE INDEX "import_row_bad_ix" ON "import_row" USING btree ("tenant_node","batch_id","sheet_no","is_bad","row_no");--> statement-breakpoint
CREATE INDEX "inbound_container_order_ix" ON "inbound_container" USING btree ("tenant_node","order_id","line_no");--> statement-breakpoint
CREATE UNIQUE INDEX "inbound_container_no_uq" ON "inbound_container" USING btree ("tenant_node","order_id","container_no");--> statement-breakpoint
CREATE UNIQUE INDEX "inbound_manifest_uq" ON "inbound_manifest" USING btree ("tenant_node","master_bill_no","line_no");--> statement-breakpoint
CREATE UNIQUE INDEX "inbound_order_no_uq" ON "inbound_order" USING btree ("tenant_node","order_no");--> statement-breakpoint
CREATE UNIQUE INDEX "inbound_order_bill_uq" ON "inbound_order" USING btree ("tenant_node","master_bill_no","split_seq") WHERE is_deleted = 0 and order_status <> 9;--> statement-breakpoint
CREATE INDEX "inbound_order_time_ix" ON "inbound_order" USING btree ("tenant_node","is_deleted","create_time","id");--> statement-breakpoint
CREATE INDEX "inbound_order_status_ix" ON "inbound_order" USING btree ("tenant_node","is_deleted","order_status","create_time","id");--> statement-breakpoint
CREATE INDEX "inbound_order_due_ix" ON "inbound_order" USING btree ("tenant_node","is_deleted","order_status","expect_date");--> statement-breakpoint
CREATE INDEX "inbound_order_expect_ix" ON "inbound_order" USING btree ("tenant_node","is_deleted","expect_date");--> statement-breakpoint
CREATE INDEX "inbound_order_bill_ix" ON "inbound_order" USING btree ("tenant_node","is_deleted","master_bill_no");--> statement-breakpoint
CREATE INDEX "inbound_order_customer_ix" ON "inbound_order" USING btree ("tenant_node","customer_id","order_status");--> statement-breakpoint
CREATE UNIQUE INDEX "inbound_plan_no_uq" ON "inbound_plan" USING btree ("tenant_node","plan_no");--> statement-breakpoint
CREATE INDEX "inbound_plan_order_ix" ON "inbound_plan" USING btree ("tenant_node","order_id","id");--> statement-breakpoint
CREATE INDEX "inbound_plan_location_ix" ON "inbound_plan" USING btree ("tenant_node","location_id","status");--> statement-breakpoint
CREATE INDEX "inbound_product_order_ix" ON "inbound_product" USING btree ("tenant_node","order_id","line_no");--> statement-breakpoint
CREATE INDEX "instruction_route_ix" ON "instruction" USING btree ("tenant_node","active_route","status");--> statement-breakpoint
CREATE INDEX "instruction_time_ix" ON "instruction" USING btree ("tenant_node","is_deleted","create_time","id");--> statement-breakpoint
CREATE UNIQUE INDEX "inventory_lot_uq" ON "inventory" USING btree ("tenant_node","lot_no");--> statement-breakpoint
CREATE INDEX "inventory_bill_ix" ON "inventory" USING btree ("tenant_node","master_bill_no","hq_customer_id");--> statement-breakpoint
CREATE INDEX "inventory_owner_ix" ON "inventory" USING btree ("tenant_node","hq_customer_id","id");--> statement-breakpoint
CREATE INDEX "inventory_location_ix" ON "inventory" USING btree ("tenant_node","location_id");--> statement-breakpoint
CREATE INDEX "inventory_source_ix" ON "inventory" USING btree ("tenant_node","source_id");--> statement-breakpoint
CREATE INDEX "inventory_order_ix" ON "inventory" USING btree ("tenant_node","inbound_order_id");--> statement-breakpoint
CREATE INDEX "inventory_time_ix" ON "inventory" USING btree ("tenant_node","is_deleted","create_time","id");--> statement-breakpoint
CREATE INDEX "inventory_stock_ix" ON "inventory" USING btree ("tenant_node","is_deleted","create_time","id") WHERE on_hand_qty > 0;--> statement-breakpoint
CREATE INDEX "inventory_place_ix" ON "inventory" USING btree ("tenant_node","is_deleted","location_id","on_hand_gross","on_hand_volume","on_hand_pallets") WHERE on_hand_qty > 0;--> statement-breakpoint
CREATE INDEX "inventory_sums_ix" ON "inventory" USING btree ("tenant_node","is_deleted","hq_customer_id","master_bill_no","location_id","hq_customer_name","location_code","unit","on_hand_qty","reserved_qty","on_hand_pieces","on_hand_pallets","on_hand_net","on_hand_gross","on_hand_volume") WHERE on_hand_qty > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "inventory_ledger_seq_uq" ON "inventory_ledger" USING btree ("tenant_node","lot_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "inventory_ledger_key_uq" ON "inventory_ledger" USING btree ("tenant_node","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "inventory_ledger_reversal_uq" ON "inventory_ledger" USING btree ("tenant_node","reversal_of");--> statement-breakpoint
CREATE INDEX "inventory_ledger_ref_ix" ON "inventory_ledger" USING btree ("tenant_node","ref_id");--> statement-breakpoint
CREATE INDEX "inventory_ledger_day_ix" ON "inventory_ledger" USING btree ("tenant_node","biz_date","type","ref_id","net");--> statement-breakpoint
CREATE INDEX "inventory_reservation_lot_ix" ON "inventory_reservation" USING btree ("tenant_node","lot_id","status");--> statement-breakpoint
CREATE INDEX "inventory_reservation_ref_ix" ON "inventory_reservation" USING btree ("tenant_node","ref_id","status");--> statement-breakpoint
CREATE INDEX "inventory_reservation_status_ix" ON "inventory_reservation" USING btree ("tenant_node","status","create_time","id","is_deleted");--> statement-breakpoint
CREATE INDEX "inventory_reservation_expiry_ix" ON "inventory_reservation" USING btree ("status","expire_time");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_code_code_uq" ON "invoice_code" USING btree ("tenant_node","code") WHERE is_deleted = 0;--> statement-breakpoint
CREATE INDEX "job_due_ix" ON "job" USING btree ("status","due_time");--> statement-breakpoint
CREATE INDEX "job_owner_ix" ON "job" USING btree ("tenant_node","create_by","create_time");--> statement-breakpoint
CREATE INDEX "job_list_ix" ON "job" USING btree ("tenant_node","is_deleted","create_time","id");--> statement-breakpoint
CREATE INDEX "job_finish_ix" ON "job" USING btree ("finish_time");--> statement-breakpoint
CREATE UNIQUE INDEX "login_record_session_uq" ON "login_record" USING btree ("session","kind");--> statement-breakpoint
CREATE INDEX "login_record_time_ix" ON "login_record" USING btree ("time");--> statement-breakpoint
CREATE INDEX "membership_tenant_ix" ON "membership" USING btree ("tenant_node");--> statement-breakpoint
CREATE UNIQUE INDEX "menu_code_uq" ON "menu" USING btree ("tenant_node","code");--> statement-breakpoint
CREATE INDEX "notice_audience_ix" ON "notice" USING btree ("tenant_node","audience","time");--> statement-breakpoint
CREATE INDEX "notice_user_ix" ON "notice" USING btree ("tenant_node","user_id","time");--> statement-breakpoint
CREATE INDEX "notice_business_ix" ON "notice" USING btree ("tenant_node","business_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notice_read_uq" ON "notice_read" USING btree ("tenant_node","notice_id","user_id");--> statement-breakpoint
CREATE INDEX "oidc_record_grant_ix" ON "oidc_record" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "oidc_record_uid_ix" ON "oidc_record" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "oidc_record_expire_ix" ON "oidc_record" USING btree ("expire_time");--> statement-breakpoint
CREATE INDEX "operate_record_business_ix" ON "operate_record" USING btree ("tenant_node","business_id","time");--> statement-breakpoint
CREATE INDEX "outbound_allocation_order_ix" ON "outbound_allocation" USING btree ("tenant_node","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "outbound_line_uq" ON "outbound_line" USING btree ("tenant_node","order_id","line_no");--> statement-breakpoint
CREATE UNIQUE INDEX "outbound_load_uq" ON "outbound_load" USING btree ("tenant_node","truck_id","allocation_id");--> statement-breakpoint
CREATE INDEX "outbound_load_order_ix" ON "outbound_load" USING btree ("tenant_node","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "outbound_order_no_uq" ON "outbound_order" USING btree ("tenant_node","order_no");--> statement-breakpoint
CREATE INDEX "outbound_order_time_ix" ON "outbound_order" USING btree ("tenant_node","is_deleted","create_time","id");--> statement-breakpoint
CREATE INDEX "outbound_order_status_ix" ON "outbound_order" USING btree ("tenant_node","is_deleted","outbound_status","create_time","id");--> statement-breakpoint
CREATE INDEX "outbound_order_due_ix" ON "outbound_order" USING btree ("tenant_node","is_deleted","outbound_status","pick_date");--> statement-breakpoint
CREATE INDEX "outbound_order_pick_ix" ON "outbound_order" USING btree ("tenant_node","is_deleted","pick_date");--> statement-breakpoint
CREATE INDEX "outbound_order_bill_ix" ON "outbound_order" USING btree ("tenant_node","is_deleted","master_bill_no");--> statement-breakpoint
CREATE INDEX "outbound_order_customer_ix" ON "outbound_order" USING btree ("tenant_node","customer_id","outbound_status");--> statement-breakpoint
CREATE UNIQUE INDEX "outbound_truck_no_uq" ON "outbound_truck" USING btree ("tenant_node","th_no");--> statement-breakpoint
CREATE INDEX "outbound_truck_order_ix" ON "outbound_truck" USING btree ("tenant_node","order_id");--> statement-breakpoint
CREATE INDEX "outbound_truck_plate_ix" ON "outbound_truck" USING btree ("tenant_node","plate_no","status");--> statement-breakpoint
CREATE UNIQUE INDEX "outbound_truck_inside_uq" ON "outbound_truck" USING btree ("tenant_node","plate_no") WHERE status in (1, 2);--> statement-breakpoint
CREATE INDEX "outbox_due_ix" ON "outbox" USING btree ("status","due_time");--> statement-breakpoint
CREATE UNIQUE INDEX "param_key_uq" ON "param" USING btree ("tenant_node","param_key") WHERE is_deleted = 0;--> statement-breakpoint
CREATE INDEX "price_record_business_ix" ON "price_record" USING btree ("tenant_node","business_id","time");--> statement-breakpoint
CREATE UNIQUE INDEX "product_code_uq" ON "product" USING btree ("tenant_node","product_code") WHERE is_deleted = 0;--> statement-breakpoint
CREATE INDEX "product_time_ix" ON "product" USING btree ("tenant_node","is_deleted","create_time","id");--> statement-breakpoint
CREATE INDEX "product_name_ix" ON "product" USING btree ("tenant_node","is_deleted","product_name");--> statement-breakpoint
CREATE UNIQUE INDEX "product_brand_name_uq" ON "product_brand" USING btree ("tenant_node","brand_name") WHERE is_deleted = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "product_single_same_uq" ON "product_single" USING btree ("tenant_node","product_id","brand_id","grade") WHERE is_deleted = 0;--> statement-breakpoint
CREATE INDEX "product_single_brand_ix" ON "product_single" USING btree ("tenant_node","brand_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quotation_revision_uq" ON "quotation" USING btree ("tenant_node","bjd_no","revision") WHERE is_deleted = 0;--> statement-breakpoint
CREATE INDEX "quotation_contract_ix" ON "quotation" USING btree ("tenant_node","contract_id","id");--> statement-breakpoint
CREATE INDEX "quotation_customer_ix" ON "quotation" USING btree ("tenant_node","customer_id","valid_from");--> statement-breakpoint
CREATE INDEX "quotation_time_ix" ON "quotation" USING btree ("tenant_node","is_deleted","create_time","id");--> statement-breakpoint
CREATE INDEX "quotation_detail_sheet_ix" ON "quotation_detail" USING btree ("tenant_node","sheet_id","line_no");--> statement-breakpoint
CREATE INDEX "quotation_detail_fee_ix" ON "quotation_detail" USING btree ("tenant_node","sheet_kind","fee_code");--> statement-breakpoint
CREATE INDEX "requirement_time_ix" ON "requirement" USING btree ("tenant_node","is_deleted","create_time","id");--> statement-breakpoint
CREATE UNIQUE INDEX "role_code_uq" ON "role" USING btree ("tenant_node","role_code");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_view_name_uq" ON "saved_view" USING btree ("tenant_node","owner_id","list_name","name") WHERE is_deleted = 0;--> statement-breakpoint
CREATE INDEX "saved_view_list_ix" ON "saved_view" USING btree ("tenant_node","list_name","is_deleted");--> statement-breakpoint
CREATE INDEX "session_user_ix" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_failure_ix" ON "sign_in_failure" USING btree ("account","time");--> statement-breakpoint
CREATE INDEX "sign_on_flow_code_ix" ON "sign_on_flow" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "sign_on_flow_session_ix" ON "sign_on_flow" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "sign_on_flow_expire_ix" ON "sign_on_flow" USING btree ("expire_time");--> statement-breakpoint
CREATE INDEX "simulated_customer_name_ix" ON "simulated_customer" USING btree ("tenant_node","customer_name");--> statement-breakpoint
CREATE INDEX "simulated_message_time_ix" ON "simulated_message" USING btree ("time");--> statement-breakpoint
CREATE UNIQUE INDEX "stepwise_quotation_uq" ON "stepwise_quotation" USING btree ("tenant_node","detail_id","row_no");--> statement-breakpoint
CREATE UNIQUE INDEX "storage_location_code_uq" ON "storage_location" USING btree ("tenant_node","code") WHERE is_deleted = 0;--> statement-breakpoint
CREATE INDEX "storage_location_parent_ix" ON "storage_location" USING btree ("tenant_node","is_deleted","parent_storage_id");--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_account_uq" ON "app_user" USING btree ("account");--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_phone_uq" ON "app_user" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "vehicle_plate_uq" ON "vehicle" USING btree ("tenant_node","plate_no") WHERE is_deleted = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "worker_no_uq" ON "worker" USING btree ("tenant_node","worker_no") WHERE is_deleted = 0;