-- Quantities of fee lines have six digits instead of four. Under a yearly rate they were values times days and are values
-- times years. What is beyond the limit becomes the most that there can be.
ALTER TABLE "fee_line" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE fee_line SET qty = greatest(least(CASE
	WHEN calc_method = 'PERCENT_YEAR' THEN (qty * 100 + CASE WHEN qty < 0 THEN -182 ELSE 182 END) / 365
	ELSE qty * 100
END, 8999999999999999), -8999999999999999);
--> statement-breakpoint
ALTER TABLE "fee_line" FORCE ROW LEVEL SECURITY;
