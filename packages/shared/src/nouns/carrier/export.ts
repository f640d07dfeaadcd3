import { column, stopWords, timeExportColumns } from '../../kernel/export-column.ts'
import { word } from '../../kernel/words.ts'

const isStop = column('isStop', '状态', 'State', { words: stopWords })
/** By its name: numbers of records say nothing to people. */
const carrierName = column('carrierId', '承运商名称', 'Carrier')

export const carrierExportColumns = [
  column('carrierName', '承运商名称', 'Carrier'),
  column('carrierCode', '承运商编码', 'Code'),
  isStop,
  column('contacter', '联系人', 'Contact'),
  column('phone', '联系电话', 'Phone'),
  column('remark', '备注', 'Remark'),
  ...timeExportColumns,
]

export const vehicleExportColumns = [
  column('plateNo', '车牌号', 'Plate'),
  column('trailerNo', '挂车号', 'Trailer'),
  isStop,
  carrierName,
  column('tareWeight', '皮重（千克）', 'Tare (kg)', { kind: 'decimal' }),
  column('frameWeight', '车架重（千克）', 'Frame (kg)', { kind: 'decimal' }),
  column('icCard', 'IC 卡号', 'IC card'),
  column('owner', '车主', 'Owner'),
  ...timeExportColumns,
]

const blacklistWords = { 0: word('可入场', 'Welcome'), 1: word('黑名单', 'Blacklisted') }

export const driverExportColumns = [
  column('name', '司机姓名', 'Name'),
  column('phone', '手机号', 'Mobile'),
  column('blacklist', '黑名单', 'Blacklist', { words: blacklistWords }),
  isStop,
  carrierName,
  column('idNo', '身份证号', 'Identity number'),
  column('licenseExpire', '驾驶证有效期至', 'Licence until', { kind: 'date' }),
  column('blacklistReason', '列入黑名单的原因', 'Reason for the blacklist'),
  ...timeExportColumns,
]
