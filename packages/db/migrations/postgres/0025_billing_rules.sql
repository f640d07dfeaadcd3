-- A list had overrides for all of its lines; it has rules now, of which these are one. Row-level security holds for the owner as well.
ALTER TABLE "cost_list" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "cost_list" SET "jfgz" = CASE WHEN "jfgz" = '{}' THEN '[]' ELSE jsonb_build_array(jsonb_build_object(
	'ruleCode', 'GZ01',
	'jfmoduleId', NULL,
	'feeCode', NULL,
	'calcMethod', NULL,
	'freeDays', NULL,
	'freeMode', "jfgz"->'freeMode',
	'tierMode', "jfgz"->'tierMode',
	'minCharge', NULL,
	'minScope', NULL,
	'minProrate', "jfgz"->'minProrate',
	'maxCharge', NULL,
	'qtyStep', NULL,
	'ageBasis', "jfgz"->'ageBasis',
	'isStop', 0,
	'remark', ''
)) END WHERE jsonb_typeof("jfgz") = 'object';--> statement-breakpoint
ALTER TABLE "cost_list" FORCE ROW LEVEL SECURITY;
