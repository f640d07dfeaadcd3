import { billStatusLabels, reductionStatusLabels } from '@yuncang/shared/nouns/bill/rules'
import { contractStatusLabels } from '@yuncang/shared/nouns/contract/rules'
import { feeLineStatusLabels, feeSourceLabels } from '@yuncang/shared/nouns/fee-line/rules'
import { invoiceStatusLabels } from '@yuncang/shared/nouns/invoice/rules'
import { paymentStatusLabels } from '@yuncang/shared/nouns/payment/rules'
import { feeModules } from '@yuncang/shared/nouns/cost-code/fee-modules'
import { calcMethodLabels } from '@yuncang/shared/nouns/cost-code/calc-methods'
import { feeUnitLabels } from '@yuncang/shared/nouns/cost-code/fee-units'
import { dayCountModeLabels } from '@yuncang/shared/nouns/tariff/rules'
import type { Locale } from '@yuncang/shared/kernel/messages/types'
import { sealTypeLabels } from '@yuncang/shared/nouns/seal-record/rules'

export type Entry = readonly [value: string, zh: string, en: string]

const entriesOf = (labels: Readonly<Record<string, Record<Locale, string>>>): Entry[] =>
  Object.entries(labels).map(([value, { zh, en }]): Entry => [value, zh, en])

/** Dictionaries of contracts and fees. */
export const commerceDictionaries = {
  CONTRACT_STATUS: entriesOf(contractStatusLabels),
  CONTRACT_TYPE: [
    ['1', '仓储', 'Storage'],
    ['2', '货代', 'Forwarding'],
    ['3', '期货', 'Futures'],
    ['4', '质押三方', 'Pledge, three parties'],
  ],
  CONTRACT_PARTY_TYPE: [
    ['1', '甲方', 'First party'],
    ['2', '乙方', 'Second party'],
    ['3', '丙方（质权人）', 'Third party (pledgee)'],
    ['4', '付款方', 'Payer'],
  ],
  SETTLE_PERIOD: [
    ['1', '日结', 'Daily'],
    ['2', '周结', 'Weekly'],
    ['3', '月结', 'Monthly'],
  ],
  FILING_PLACE: [
    ['1', '档案室', 'Archive'],
    ['2', '商务部', 'Contract department'],
    ['3', '财务部', 'Finance department'],
    ['4', '电子归档', 'Electronic files'],
  ],
  SEAL_TYPE: entriesOf(sealTypeLabels),
  FEE_LINE_STATUS: entriesOf(feeLineStatusLabels),
  BILL_STATUS: entriesOf(billStatusLabels),
  REDUCTION_STATUS: entriesOf(reductionStatusLabels),
  INVOICE_STATUS: entriesOf(invoiceStatusLabels),
  PAYMENT_STATUS: entriesOf(paymentStatusLabels),
  FEE_SOURCE: entriesOf(feeSourceLabels),
  FEE_MODULE: entriesOf(feeModules),
  CALC_METHOD: entriesOf(calcMethodLabels),
  FEE_UNIT: entriesOf(feeUnitLabels),
  DAY_COUNT_MODE: entriesOf(dayCountModeLabels),
  FEE_PAYER: [
    ['SELF', '业务客户', 'Customer of the business'],
    ['FROM', '转出方', 'Seller'],
    ['TO', '受让方', 'Buyer'],
    ['HALF', '各半', 'Half each'],
  ],
} as const satisfies Readonly<Record<string, readonly Entry[]>>
