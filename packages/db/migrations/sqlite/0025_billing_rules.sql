-- A list had overrides for all of its lines; it has rules now, of which these are one.
UPDATE `cost_list` SET `jfgz` = CASE WHEN `jfgz` = '{}' THEN '[]' ELSE json_array(json_object(
	'ruleCode', 'GZ01',
	'jfmoduleId', NULL,
	'feeCode', NULL,
	'calcMethod', NULL,
	'freeDays', NULL,
	'freeMode', json_extract(`jfgz`, '$.freeMode'),
	'tierMode', json_extract(`jfgz`, '$.tierMode'),
	'minCharge', NULL,
	'minScope', NULL,
	'minProrate', json_extract(`jfgz`, '$.minProrate'),
	'maxCharge', NULL,
	'qtyStep', NULL,
	'ageBasis', json_extract(`jfgz`, '$.ageBasis'),
	'isStop', 0,
	'remark', ''
)) END WHERE json_type(`jfgz`) = 'object';
