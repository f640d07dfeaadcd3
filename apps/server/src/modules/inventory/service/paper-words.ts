import type { Locale } from '@yuncang/shared/kernel/messages/types'

/** What a statement of stock says on paper beside its own values. */
const zh = {
  title: '库存对账单',
  owner: '货主',
  day: '截止日期',
  lots: '批次数',
  goods: '在库货物',
  bill: '提单',
  lot: '批次号',
  product: '商品',
  container: '箱号',
  condition: '状态',
  since: '入库日期',
  age: '库龄（天）',
  quantity: '在库数量',
  available: '可用数量',
  pieces: '件数',
  net: '净重（吨）',
  gross: '毛重（吨）',
  sum: '小计',
  total: '合计',
  nothing: '没有在库货物',
  confirmed: '货主确认',
  issued: '仓库',
}
export type StockPaperWords = typeof zh

const en: StockPaperWords = {
  title: 'Statement of stock',
  owner: 'Owner',
  day: 'As of',
  lots: 'Lots',
  goods: 'Goods in store',
  bill: 'Bill of lading',
  lot: 'Lot',
  product: 'Product',
  container: 'Container',
  condition: 'Condition',
  since: 'In since',
  age: 'Days',
  quantity: 'On hand',
  available: 'Available',
  pieces: 'Pieces',
  net: 'Net (t)',
  gross: 'Gross (t)',
  sum: 'Sum',
  total: 'Total',
  nothing: 'Nothing is in store',
  confirmed: 'Confirmed by the owner',
  issued: 'Warehouse',
}

export const paperWords: Record<Locale, StockPaperWords> = { zh, en }
