/** Columns in which inbound orders can be exported. */
export const inboundExportColumns = [
  { key: 'masterBillNo', title: { zh: '提单号', en: 'Bill of lading' } },
  { key: 'orderStatus', title: { zh: '状态', en: 'State' } },
  { key: 'orderNo', title: { zh: '订单号', en: 'Order' } },
  { key: 'customerName', title: { zh: '客户', en: 'Customer' } },
  { key: 'expectDate', title: { zh: '预计到货日期', en: 'Expected' } },
  { key: 'inboundType', title: { zh: '入库类型', en: 'Inbound type' } },
  { key: 'businessType', title: { zh: '业务类型', en: 'Business type' } },
  { key: 'vessel', title: { zh: '船名航次', en: 'Vessel and voyage' } },
  { key: 'totalPieces', title: { zh: '件数', en: 'Pieces' } },
  { key: 'netWeight', title: { zh: '净重（吨）', en: 'Net (t)' } },
  { key: 'grossWeight', title: { zh: '毛重（吨）', en: 'Gross (t)' } },
  { key: 'volume', title: { zh: '体积（立方米）', en: 'Volume (m³)' } },
  { key: 'createTime', title: { zh: '创建时间', en: 'Created' } },
  { key: 'submitTime', title: { zh: '提交时间', en: 'Submitted' } },
  { key: 'remark', title: { zh: '备注', en: 'Remark' } },
] as const

export type InboundExportKey = (typeof inboundExportColumns)[number]['key']
export const inboundExportKeys = inboundExportColumns.map((column) => column.key)
