CREATE TABLE `inbound_bill_gram` (
	`tenant_node` text NOT NULL,
	`gram` text NOT NULL,
	`master_bill_no` text NOT NULL,
	PRIMARY KEY(`tenant_node`, `gram`, `master_bill_no`)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `inbound_bill_gram`
SELECT DISTINCT tenant_node, substr(master_bill_no, place, 3), master_bill_no
FROM `inbound_order`, (select 1 as place union all select 3 union all select 5 union all select 7 union all select 9 union all select 11 union all select 13 union all select 15 union all select 17 union all select 19 union all select 21 union all select 23 union all select 25 union all select 27 union all select 29 union all select 31 union all select 33) AS places
WHERE place <= length(master_bill_no) - 2
ORDER BY 1, 2, 3;
