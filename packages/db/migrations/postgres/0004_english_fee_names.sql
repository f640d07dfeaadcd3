ALTER TABLE "cost_code" ADD COLUMN "fee_name_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "fee_line" ADD COLUMN "fee_name_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "price_record" ADD COLUMN "fee_name_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quotation_detail" ADD COLUMN "fee_name_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- What stands under a standard name is told in English too. The owner, who runs this, is held by row-level security as long as it is forced.
ALTER TABLE "cost_code" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "fee_line" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "quotation_detail" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "cost_code" SET "fee_name_en" = CASE "fee_name"
	WHEN '入库费' THEN 'Inbound handling'
	WHEN '理货费' THEN 'Tallying'
	WHEN '仓储费' THEN 'Storage'
	WHEN '出库费' THEN 'Outbound handling'
	WHEN '货转费' THEN 'Goods transfer'
	WHEN '报关代理' THEN 'Customs brokerage'
	WHEN '检验费' THEN 'Inspection'
	WHEN '卸箱费' THEN 'Container devanning'
	WHEN '装箱费' THEN 'Container stuffing'
	WHEN '运输费' THEN 'Haulage'
	WHEN '代理费' THEN 'Agency'
	WHEN '码头代垫费' THEN 'Terminal charges advanced'
	WHEN '交割服务费' THEN 'Futures delivery service'
	WHEN '质押监管费' THEN 'Pledge supervision'
	WHEN '其他费用' THEN 'Other charges'
	ELSE '' END;--> statement-breakpoint
UPDATE "fee_line" SET "fee_name_en" = coalesce((
	SELECT "cost_code"."fee_name_en" FROM "cost_code" WHERE "cost_code"."is_deleted" = 0
		AND "cost_code"."tenant_node" = "fee_line"."tenant_node" AND "cost_code"."fee_name" = "fee_line"."fee_name"
), '');--> statement-breakpoint
UPDATE "quotation_detail" SET "fee_name_en" = coalesce((
	SELECT "cost_code"."fee_name_en" FROM "cost_code" WHERE "cost_code"."is_deleted" = 0
		AND "cost_code"."tenant_node" = "quotation_detail"."tenant_node" AND "cost_code"."fee_name" = "quotation_detail"."fee_name"
), '');--> statement-breakpoint
ALTER TABLE "cost_code" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "fee_line" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "quotation_detail" FORCE ROW LEVEL SECURITY;
