import { contractStatusLabels } from '@yuncang/shared/domain/contract'
import { feeLineStatusLabels, feeSourceLabels } from '@yuncang/shared/domain/fee-line'
import { feeModules } from '@yuncang/shared/domain/fees'
import { calcMethodLabels, dayCountModeLabels, feeUnitLabels } from '@yuncang/shared/domain/tariff'
import type { Locale } from '@yuncang/shared/messages/types'

export type Entry = readonly [value: string, zh: string, en: string]

const entriesOf = (labels: Readonly<Record<string, Record<Locale, string>>>): Entry[] =>
  Object.entries(labels).map(([value, { zh, en }]): Entry => [value, zh, en])

/** Dictionaries of contracts and fees (domain.md §6). */
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
  FEE_LINE_STATUS: entriesOf(feeLineStatusLabels),
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
