import { column, type KeyOf } from '../../kernel/export-column.ts'
import { orderStatusLabels } from './rules.ts'

/** Columns in which inbound orders can be exported. */
export const inboundExportColumns = [
  column('masterBillNo', '提单号', 'Bill of lading'),
  column('orderStatus', '状态', 'State', { words: orderStatusLabels }),
  column('orderNo', '订单号', 'Order'),
  column('customerName', '客户', 'Customer'),
  column('expectDate', '预计到货日期', 'Expected', { kind: 'date' }),
  column('inboundType', '入库类型', 'Inbound type', { dictionary: 'INBOUND_TYPE' }),
  column('businessType', '业务类型', 'Business type', { dictionary: 'BUSINESS_TYPE' }),
  column('vessel', '船名航次', 'Vessel and voyage'),
  column('totalPieces', '件数', 'Pieces'),
  column('netWeight', '净重（吨）', 'Net (t)', { kind: 'tonnes' }),
  column('grossWeight', '毛重（吨）', 'Gross (t)', { kind: 'tonnes' }),
  column('volume', '体积（立方米）', 'Volume (m³)', { kind: 'decimal' }),
  column('createTime', '创建时间', 'Created', { kind: 'time' }),
  column('submitTime', '提交时间', 'Submitted', { kind: 'time' }),
  column('remark', '备注', 'Remark'),
]

export type InboundExportKey = KeyOf<typeof inboundExportColumns>
