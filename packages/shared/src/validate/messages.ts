import type { Messages } from '../kernel/messages/types.ts'

export const validateMessages = {
  'validate.required': ['invalid', '此项必填', 'This field is required.'],
  'validate.time': [
    'invalid',
    '时间应为“年-月-日 时:分:秒”，例如 2026-11-21 08:30:00',
    'A time reads yyyy-MM-dd HH:mm:ss, for example 2026-11-21 08:30:00.',
  ],
  'validate.date': [
    'invalid',
    '日期应为“年-月-日”且确实存在，例如 2026-11-21',
    'A date reads yyyy-MM-dd and must exist, for example 2026-11-21.',
  ],
  'validate.decimal': [
    'invalid',
    '请填写数字，例如 12.34，不带逗号和单位，大小和小数位数不超出允许范围',
    'Enter a number such as 12.34, without commas or units, within the allowed size and decimals.',
  ],
  'validate.negative': ['invalid', '不能填写负数', 'This cannot be negative.'],
  'validate.containerNo.shape': [
    'invalid',
    '箱号「{value}」应为 4 个大写字母（第 4 个为 U、J 或 Z）加 7 位数字，请核对',
    'Container number {value} must be 4 capital letters (the fourth U, J or Z) and 7 digits.',
  ],
  'validate.containerNo.checkDigit': [
    'invalid',
    '箱号 {value} 的最后一位校验码应为 {expected}，请核对箱号',
    'The last digit of container number {value} should be {expected}. Check the number.',
  ],
  'validate.containerNo.weak': [
    'invalid',
    '箱号 {value} 的校验码余数为 10（按 0 计），ISO 6346 不建议使用此类箱号，请核对',
    'The check of container number {value} leaves 10 (read as 0); ISO 6346 advises against it.',
  ],
  'validate.containerSize.unknown': [
    'invalid',
    '箱型「{value}」不在可选范围内，请从 {known} 中选择',
    'There is no container size {value}. Choose one of {known}.',
  ],
  'validate.creditCode.shape': [
    'invalid',
    '统一社会信用代码「{value}」应为 18 位数字或大写字母（不含 I、O、S、V、Z），请核对',
    'Credit code {value} must be 18 digits or capital letters (no I, O, S, V, Z).',
  ],
  'validate.creditCode.body': [
    'invalid',
    '统一社会信用代码 {value} 的第 17 位（组织机构代码校验码）应为 {expected}，请核对',
    'Character 17 of credit code {value} (check of the organisation code) should be {expected}.',
  ],
  'validate.creditCode.checkDigit': [
    'invalid',
    '统一社会信用代码 {value} 的第 18 位（校验码）应为 {expected}，请核对',
    'Character 18 of credit code {value} (its check character) should be {expected}.',
  ],
  'validate.creditCode.visual': [
    'invalid',
    '境外或个人客户的唯一标识应为 2 至 32 个字符，请填写证件号或电话等',
    'The identifier of an overseas or individual customer has 2 to 32 characters.',
  ],
  'validate.dutyNumber.empty': ['invalid', '请输入税号', 'Enter the tax number.'],
  'validate.dutyNumber.shape': [
    'invalid',
    '税号「{value}」应为 15、17、18 或 20 位数字或大写字母，请核对',
    'Tax number {value} must have 15, 17, 18 or 20 digits or capital letters.',
  ],
  'validate.bankAccount.empty': ['invalid', '请输入银行账号', 'Enter the bank account number.'],
  'validate.bankAccount.shape': [
    'invalid',
    '银行账号「{value}」应为 8 至 30 位数字，请核对',
    'Bank account {value} must have 8 to 30 digits.',
  ],
  'validate.cnaps.shape': [
    'invalid',
    '联行号「{value}」应为 12 位数字，请核对',
    'CNAPS number {value} must have 12 digits.',
  ],
  'validate.swift.shape': [
    'invalid',
    'SWIFT 代码「{value}」应为 8 或 11 位字母和数字，请核对',
    'SWIFT code {value} must have 8 or 11 letters and digits.',
  ],
  'validate.customsEtpsNo.shape': [
    'invalid',
    '海关企业注册编码「{value}」通常为 10 位（前 4 位和第 6 位为数字，其余为数字或大写字母），请核对',
    'Customs code {value} usually has 10 characters: 4 digits, a zone, a digit and 4 characters.',
  ],
  'validate.customsEtpsNo.zone': [
    'invalid',
    '海关企业注册编码 {value} 的第 5 位（经济区划）{code} 不是常见代码，请核对',
    'Character 5 of customs code {value} (economic zone) is not a usual code: {code}.',
  ],
  'validate.customsEtpsNo.kind': [
    'invalid',
    '海关企业注册编码 {value} 的第 6 位（企业性质）{code} 不是常见代码，请核对',
    'Character 6 of customs code {value} (kind of enterprise) is not a usual code: {code}.',
  ],
  'validate.barcode.shape': [
    'invalid',
    '条码「{value}」只能由字母、数字和短横线组成，最长 32 位，请核对',
    'Barcode {value} may have letters, digits and hyphens only, 32 at most.',
  ],
  'validate.barcode.checkDigit': [
    'invalid',
    '条码 {value} 的最后一位校验码应为 {expected}，请核对',
    'The last digit of barcode {value} should be {expected}. Check it.',
  ],
  'validate.hsCode.shape': [
    'invalid',
    '商品编码「{value}」应为 10 位数字，或加 3 位检验检疫附加码共 13 位，请核对',
    'Commodity code {value} must have 10 digits, or 13 with the inspection suffix.',
  ],
  'validate.customsEntryNo.shape': [
    'invalid',
    '报关单号「{value}」应为 18 位数字：关区 4 位、年份 4 位、进口 1 或出口 0、流水 9 位，请核对',
    'Entry number {value} must be 18 digits: customs 4, year 4, 1 import or 0 export, serial 9.',
  ],
  'validate.bondedInventoryNo.shape': [
    'invalid',
    '核注清单号「{value}」应为 QD 加关区 4 位、年份 2 位、I 或 E、流水 9 位，共 18 位，请核对',
    'Bonded list number {value} must be QD, customs 4, year 2, I or E, serial 9 (18 in all).',
  ],
  'validate.licencePlate.shape': [
    'invalid',
    '车牌号「{value}」格式不正确，例如 鲁B12345、鲁BD12345、鲁B1234挂，请核对',
    'Plate {value} is malformed; examples are 鲁B12345, 鲁BD12345 and 鲁B1234挂.',
  ],
  'validate.unNo.shape': [
    'invalid',
    '联合国编号「{value}」应为 4 位数字，可加前缀 UN，例如 UN1263',
    'UN number {value} must have four digits, with or without UN before them.',
  ],
  'validate.idNo.shape': [
    'invalid',
    '身份证号「{value}」应为 18 位且含真实的出生日期，请核对',
    'Identity number {value} must have 18 characters with a day of birth that exists.',
  ],
  'validate.idNo.checkDigit': [
    'invalid',
    '身份证号的最后一位校验码不正确，请核对',
    'The last character of the identity number is not right. Check the number.',
  ],
  'validate.phone.empty': ['invalid', '手机号码不能为空', 'Enter a mobile number.'],
  'validate.phone.length': [
    'invalid',
    '手机号码长度不为11位',
    'A mobile number has 11 characters.',
  ],
  'validate.phone.format': ['invalid', '手机号码格式不正确', 'This is not a mobile number.'],
  'validate.billNo.shape': [
    'invalid',
    '提单号「{value}」应为 4 至 35 位字母、数字、斜杠或短横线，请核对',
    'Bill number {value} must have 4 to 35 letters, digits, slashes or hyphens.',
  ],
  'validate.taxRate.unknown': [
    'invalid',
    '税率「{value}」不在可选范围内，请从 {known} 中选择',
    'There is no tax rate {value}. Choose one of {known}.',
  ],
  'validate.url.shape': [
    'invalid',
    '网址「{value}」应以 http:// 或 {host} 开头',
    'Address {value} must start with http:// or {host}.',
  ],
  'validate.image.extension': [
    'invalid',
    '图片「{value}」的格式不支持，请使用 {known}',
    'Image {value} has an unsupported format. Use {known}.',
  ],
  'validate.email.shape': [
    'invalid',
    '邮箱「{value}」格式不正确，例如 name@example.com，请核对',
    'E-mail address {value} is malformed; it reads like name@example.com.',
  ],
} as const satisfies Messages
