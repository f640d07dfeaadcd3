import { billedIn } from '@yuncang/shared/nouns/fee-line/billed'
import { feeLineStatuses, hasSeveralPrices } from '@yuncang/shared/nouns/fee-line/rules'
import type { FeeLine } from '@yuncang/shared/nouns/fee-line/record'
import type { TFunction } from 'i18next'
import { feeNameOf } from '../../records/prices/fee-name.ts'
import { CodeText } from '../../ui/code-text.tsx'
import type { GridColumn } from '../../ui/grid/index.ts'
import { exact, money } from '../../lib/money.ts'
import { percent, price, quantity, unitOf } from '../../records/prices/figures.ts'
import { moneyTotal } from '../../records/prices/money-total.ts'
import { recPayLabel } from '../../records/prices/rec-pay.ts'
import { FeeStatus, statusLabel } from './status.tsx'

type Labels = {
  source: (value: string) => string
  module: (value: string) => string
  /** The currency of the bill whose lines they are: amounts are in it. */
  billCurrency?: string
}

/** One day, or the first and the last. */
export const periodOf = ({ periodFrom, periodTo }: FeeLine): string =>
  periodFrom === periodTo ? periodTo : `${periodFrom} ~ ${periodTo}`

/** The one price of a line; several prices of tiers or ages are told by its reasons. */
export const priceOf = (t: TFunction, line: FeeLine): string =>
  hasSeveralPrices(line) ? t('feeLine.severalPrices') : price(line.price, line.currency)

/** What a line is beside the first of its fee: nothing, a difference or a reversal. */
export const kindOf = (t: TFunction, { revision, reversalOf }: FeeLine): string =>
  reversalOf !== null
    ? t('feeLine.reversal')
    : revision > 0
      ? t('feeLine.supplement', { n: revision })
      : ''

type Money = 'amount' | 'netAmount' | 'taxAmount'

const isLive = ({ status }: FeeLine): boolean => status !== feeLineStatuses.voided

type MoneyColumn = { key: Money; width: number; billCurrency: string | undefined }

function moneyColumn(t: TFunction, { key, width, billCurrency }: MoneyColumn): GridColumn<FeeLine> {
  const shown = (row: FeeLine) => {
    const currency = billCurrency ?? row.currency
    return { ...billedIn(currency, row), currency, recPay: row.recPay }
  }
  return {
    key,
    title: t(`feeLine.field.${key}`),
    width,
    align: 'end',
    text: (row) => money(shown(row)[key], shown(row).currency),
    total: (rows) => moneyTotal(rows.filter(isLive).map(shown), key),
  }
}

/** What foreign lines of a bill in CNY are in their own currency, and the rate between both. */
export const originalColumns = (t: TFunction, billCurrency: string): GridColumn<FeeLine>[] => {
  const ofForeign = (figure: (row: FeeLine) => string) => (row: FeeLine) =>
    row.currency === billCurrency ? '' : figure(row)
  return [
    {
      key: 'original',
      title: t('feeLine.original'),
      width: 150,
      align: 'end',
      text: ofForeign((row) => `${money(row.amount, row.currency)} ${row.currency}`),
    },
    {
      key: 'exchangeRate',
      title: t('feeLine.field.exchangeRate'),
      width: 100,
      align: 'end',
      text: ofForeign((row) => exact(row.exchangeRate, 4)),
    },
  ]
}

const what = (t: TFunction, { source, module, billCurrency }: Labels): GridColumn<FeeLine>[] => [
  {
    key: 'feeName',
    title: t('feeLine.field.feeName'),
    width: 170,
    pinned: 'start',
    text: (row) => [feeNameOf(row), kindOf(t, row)].filter(Boolean).join(' '),
  },
  {
    key: 'recPay',
    title: t('feeLine.field.recPay'),
    width: 90,
    text: (row) => recPayLabel(row.recPay),
  },
  { ...moneyColumn(t, { key: 'amount', width: 130, billCurrency }), sortable: true },
  {
    key: 'currency',
    title: t('feeLine.field.currency'),
    width: 90,
    text: (row) => row.currency,
  },
  {
    key: 'status',
    title: t('feeLine.field.status'),
    width: 190,
    text: (row) => statusLabel(row.status),
    isState: true,
    render: (row) => <FeeStatus line={row} />,
  },
  {
    key: 'masterBillNo',
    title: t('feeLine.field.masterBillNo'),
    width: 170,
    sortable: true,
    text: (row) => row.masterBillNo,
    render: (row) => <CodeText value={row.masterBillNo} />,
  },
  {
    key: 'customerName',
    isOwner: true,
    title: t('feeLine.field.customerName'),
    width: 230,
    sortable: true,
    text: (row) => row.customerName,
  },
  {
    key: 'periodTo',
    title: t('feeLine.field.period'),
    width: 215,
    sortable: true,
    text: periodOf,
  },
  {
    key: 'accountPeriod',
    title: t('feeLine.field.accountPeriod'),
    width: 100,
    text: (row) => row.accountPeriod,
  },
  {
    key: 'source',
    title: t('feeLine.field.source'),
    width: 80,
    hidden: true,
    text: (row) => source(row.source),
  },
  {
    key: 'jfmoduleId',
    title: t('feeLine.field.jfmoduleId'),
    width: 120,
    hidden: true,
    text: (row) => module(row.jfmoduleId),
  },
]

const figures = (t: TFunction, { billCurrency }: Labels): GridColumn<FeeLine>[] => [
  {
    key: 'qty',
    title: t('feeLine.field.qty'),
    width: 120,
    align: 'end',
    text: (row) => quantity(row.qty, row.unit),
  },
  { key: 'unit', title: t('feeLine.field.unit'), width: 110, text: unitOf },
  {
    key: 'price',
    title: t('feeLine.field.price'),
    width: 100,
    align: 'end',
    text: (row) => priceOf(t, row),
  },
  moneyColumn(t, { key: 'netAmount', width: 120, billCurrency }),
  moneyColumn(t, { key: 'taxAmount', width: 100, billCurrency }),
  {
    key: 'taxRate',
    title: t('feeLine.field.taxRate'),
    width: 80,
    align: 'end',
    hidden: true,
    text: (row) => percent(row.taxRate),
  },
  {
    key: 'localAmount',
    title: t('feeLine.field.localAmount'),
    width: 130,
    align: 'end',
    hidden: true,
    text: (row) => money(row.localAmount, 'CNY'),
    // All of it is in CNY, whatever the line is in.
    total: (rows) =>
      moneyTotal(
        rows.filter(isLive).map((row) => ({ ...row, currency: 'CNY' })),
        'localAmount',
      ),
  },
]

const numbers = (t: TFunction): GridColumn<FeeLine>[] => [
  {
    key: 'businessNo',
    title: t('feeLine.field.businessNo'),
    width: 160,
    text: (row) => row.businessNo,
    render: (row) => <CodeText value={row.businessNo} />,
  },
  {
    key: 'jtNo',
    title: t('feeLine.field.jtNo'),
    width: 160,
    hidden: true,
    text: (row) => row.jtNo,
    render: (row) => <CodeText value={row.jtNo} />,
  },
  {
    key: 'splitNo',
    title: t('feeLine.field.splitNo'),
    width: 160,
    hidden: true,
    text: (row) => row.splitNo ?? '',
    render: (row) => <CodeText value={row.splitNo ?? ''} />,
  },
  {
    key: 'sendBackReason',
    title: t('feeLine.field.sendBackReason'),
    width: 200,
    hidden: true,
    text: (row) => row.sendBackReason,
  },
  {
    key: 'remark',
    title: t('feeLine.field.remark'),
    width: 200,
    hidden: true,
    text: (row) => row.remark,
  },
  {
    key: 'createTime',
    title: t('record.createTime'),
    width: 170,
    sortable: true,
    hidden: true,
    text: (row) => row.createTime,
  },
]

export const feeLineColumns = (t: TFunction, labels: Labels): GridColumn<FeeLine>[] => [
  ...what(t, labels),
  ...figures(t, labels),
  ...numbers(t),
]
