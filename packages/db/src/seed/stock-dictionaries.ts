import { outboundStatusLabels } from '@yuncang/shared/nouns/outbound-order/rules'
import {
  ledgerTypes,
  reservationStatusLabels,
  reservationTypeLabels,
} from '@yuncang/shared/nouns/inventory/rules'
import type { Entry } from './commerce-dictionaries.ts'

const entries = (words: object): Entry[] =>
  Object.entries(words).map(([value, { zh, en }]: [string, Record<'zh' | 'en', string>]): Entry => [
    value,
    zh,
    en,
  ])

/** Words of the stock, as the rules name them. */
export const stockDictionaries = {
  LEDGER_TYPE: entries(ledgerTypes),
  RESERVATION_TYPE: entries(reservationTypeLabels),
  RESERVATION_STATUS: entries(reservationStatusLabels),
  OUTBOUND_STATUS: entries(outboundStatusLabels),
  OUTBOUND_TYPE: [
    ['1', '二线出区内销', 'Domestic sale out of the zone'],
    ['2', '一线出境', 'Exit abroad'],
    ['3', '区间流转', 'Transfer between zones'],
    ['4', '国内普货', 'Domestic general cargo'],
    ['5', '退运', 'Return shipment'],
    ['6', '期货提货', 'Futures pickup'],
    ['7', '质押放货', 'Release from pledge'],
  ],
  DOC_TYPE: [
    ['ZP', '照片', 'Photo'],
    ['TDMB', '提单', 'Bill of lading'],
    ['PL', '装箱单', 'Packing list'],
    ['CI', '发票', 'Invoice'],
    ['BGD', '报关单', 'Customs declaration'],
    ['CO', '原产地证', 'Certificate of origin'],
    ['SHD', '送货单', 'Delivery note'],
    ['CKD', '出库单', 'Outbound note'],
    ['ZJBG', '质检报告', 'Quality report'],
    ['HT', '合同扫描件', 'Signed contract'],
    ['HTWB', '合同文本', 'Contract text'],
    ['HTBG', '合同报告', 'Contract report'],
    ['HTMB', '合同模板', 'Contract template'],
    ['JCXY', '解除协议', 'Agreement to cancel'],
    ['HZTZ', '货转通知', 'Transfer notice'],
    ['FHTZ', '放货通知', 'Release notice'],
    ['QM', '签名', 'Signature'],
    ['ZL', '参考资料', 'Reference'],
    ['QT', '其他', 'Other'],
  ],
} as const satisfies Readonly<Record<string, readonly Entry[]>>
