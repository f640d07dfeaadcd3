import { column, type KeyOf } from '../../kernel/export-column.ts'
import { outboundStatusLabels } from './rules.ts'

/** Columns in which outbound orders can be exported. */
export const outboundExportColumns = [
  column('orderNo', '订单号', 'Order'),
  column('outboundStatus', '状态', 'State', { words: outboundStatusLabels }),
  column('plates', '车牌', 'Plates'),
  column('masterBillNo', '提单号', 'Bill of lading'),
  column('customerName', '客户', 'Customer'),
  column('pickDate', '提货日期', 'Pickup', { kind: 'date' }),
  column('outboundType', '出库类型', 'Outbound type', { dictionary: 'OUTBOUND_TYPE' }),
  column('businessType', '业务类型', 'Business type', { dictionary: 'BUSINESS_TYPE' }),
  column('totalPieces', '件数', 'Pieces'),
  column('netWeight', '净重（吨）', 'Net (t)', { kind: 'tonnes' }),
  column('outPieces', '已出件数', 'Pieces out'),
  column('outNet', '已出净重（吨）', 'Net out (t)', { kind: 'tonnes' }),
  column('outDate', '出库日期', 'Out on', { kind: 'date' }),
  column('receiver', '收货单位', 'Receiver'),
  column('carrierName', '承运商', 'Carrier'),
  column('createTime', '创建时间', 'Created', { kind: 'time' }),
  column('submitTime', '提交时间', 'Submitted', { kind: 'time' }),
  column('remark', '备注', 'Remark'),
]

export type OutboundExportKey = KeyOf<typeof outboundExportColumns>
