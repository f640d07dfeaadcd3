/** Columns in which outbound orders can be exported. */
export const outboundExportColumns = [
  { key: 'orderNo', title: { zh: '订单号', en: 'Order' } },
  { key: 'outboundStatus', title: { zh: '状态', en: 'State' } },
  { key: 'masterBillNo', title: { zh: '提单号', en: 'Bill of lading' } },
  { key: 'customerName', title: { zh: '客户', en: 'Customer' } },
  { key: 'pickDate', title: { zh: '提货日期', en: 'Pickup' } },
  { key: 'outboundType', title: { zh: '出库类型', en: 'Outbound type' } },
  { key: 'businessType', title: { zh: '业务类型', en: 'Business type' } },
  { key: 'totalPieces', title: { zh: '件数', en: 'Pieces' } },
  { key: 'netWeight', title: { zh: '净重（吨）', en: 'Net (t)' } },
  { key: 'outPieces', title: { zh: '已出件数', en: 'Pieces out' } },
  { key: 'outNet', title: { zh: '已出净重（吨）', en: 'Net out (t)' } },
  { key: 'outDate', title: { zh: '出库日期', en: 'Out on' } },
  { key: 'receiver', title: { zh: '收货单位', en: 'Receiver' } },
  { key: 'carrierName', title: { zh: '承运商', en: 'Carrier' } },
  { key: 'createTime', title: { zh: '创建时间', en: 'Created' } },
  { key: 'submitTime', title: { zh: '提交时间', en: 'Submitted' } },
  { key: 'remark', title: { zh: '备注', en: 'Remark' } },
] as const

export type OutboundExportKey = (typeof outboundExportColumns)[number]['key']
export const outboundExportKeys = outboundExportColumns.map((column) => column.key)
