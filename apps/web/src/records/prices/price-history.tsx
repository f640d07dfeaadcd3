import { useQueries } from '@tanstack/react-query'
import type { FeeNames } from '@yuncang/shared/nouns/cost-code/fee-name'
import type { TariffRecord } from '@yuncang/shared/nouns/tariff/contract'
import { add } from '@yuncang/shared/kernel/decimal'
import { Select } from 'antd'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { grouped } from '../../lib/numbers.ts'
import { Timeline } from '../../ui/timeline.tsx'
import { feeNameOf } from './fee-name.ts'
import { unitLabel } from './figures.ts'

const actionKeys = {
  create: 'record.priced.create',
  update: 'record.priced.update',
  remove: 'record.priced.remove',
  stop: 'record.priced.stop',
  resume: 'record.priced.resume',
} as const

const fieldKeys = {
  price: 'record.priced.price',
  minCharge: 'record.priced.minCharge',
  maxCharge: 'record.priced.maxCharge',
  tiers: 'record.priced.tiers',
  unit: 'record.priced.unit',
  currency: 'record.priced.currency',
  validFrom: 'record.priced.validFrom',
  validTo: 'record.priced.validTo',
  day: 'record.priced.day',
  reason: 'record.priced.reason',
} as const

type Recorded = FeeNames & {
  action: string
  realName: string
  /** Values before and after, by field. */
  fieldDiff: Readonly<Record<string, { before?: unknown; after?: unknown }>>
}

const isKeyOf = <T extends object>(table: T, key: string): key is keyof T & string =>
  Object.hasOwn(table, key)

type Props = {
  ids: readonly string[]
  /** The code of a fee. */
  only?: string
  /** One line of it. */
  ofLine?: string
}

/**
 * Who changed which price of a quotation or cost list, from which value to which: of one fee where somebody chooses it,
 * or of `only` one or one line, through all versions that are
 * named.
 */
export function PriceHistory({ ids, only, ofLine }: Props) {
  const { t } = useTranslation()
  const [feeCode, setFeeCode] = useState<string>()
  const answers = useQueries({
    queries: ids.map((businessId) => trpc.record.prices.queryOptions({ businessId })),
  })
  const records = answers
    .flatMap(({ data }) => data ?? [])
    .filter((record) => only === undefined || record.feeCode === only)
    .filter((record) => ofLine === undefined || record.detailId === ofLine)
  if (answers.some(({ data }) => !data)) return null
  if (records.length === 0) return <p className="hint">{t('record.priced.none')}</p>
  const fees = new Map(records.map((record) => [record.feeCode, feeNameOf(record)]))
  const shown = records
    .filter((record) => feeCode === undefined || record.feeCode === feeCode)
    .toSorted((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0))
  return (
    <>
      {fees.size > 1 && (
        <Select
          allowClear
          aria-label={t('record.priced.fee')}
          placeholder={t('record.priced.fee')}
          value={feeCode ?? null}
          options={[...fees].map(([value, label]) => ({ value, label }))}
          style={{ minWidth: 200, marginBottom: 12 }}
          onChange={(next?: string | null) => setFeeCode(next ?? undefined)}
        />
      )}
      <Timeline
        entries={shown.map((record) => ({
          key: record.id,
          time: record.time,
          title: titleOf(t, record),
          details: changesOf(t, record).map((words) => (
            <div key={words} style={{ fontSize: 12 }}>
              {words}
            </div>
          )),
        }))}
      />
    </>
  )
}

function titleOf(t: TFunction, { action, realName, ...names }: Recorded): string {
  const fee = feeNameOf(names)
  if (!isKeyOf(actionKeys, action)) return `${realName} ${fee}`
  return t(actionKeys[action], { who: realName, fee })
}

/** A value for each field that changed, with what it was before unless there was nothing. */
function changesOf(t: TFunction, { action, fieldDiff }: Recorded): string[] {
  return Object.entries(fieldDiff).flatMap(([field, { before, after }]) => {
    if (!isKeyOf(fieldKeys, field)) return []
    const isPrice = field === 'price'
    const said = (value: unknown) =>
      field === 'unit' && typeof value === 'string' ? unitLabel(value) : valueWords(t, value)
    const was = isPrice && isStepwise(fieldDiff, 'before') ? '—' : said(before)
    const is = isPrice && isStepwise(fieldDiff, 'after') ? '—' : said(after)
    const isNew = action === 'create' || field === 'reason' || field === 'day'
    const value = isNew ? is : action === 'remove' ? was : `${was} → ${is}`
    return value === '—' ? [] : [t('records.value', { field: t(fieldKeys[field]), value })]
  })
}

/** Its tiers are its prices; the price of its own is 0 and means nothing. */
const isStepwise = ({ tiers }: Recorded['fieldDiff'], side: 'before' | 'after'): boolean => {
  const of = tiers?.[side]
  return Array.isArray(of) && of.length > 0
}

function valueWords(t: TFunction, value: unknown): string {
  if (Array.isArray(value)) {
    // The server records tiers in this shape.
    const tiers = value as TariffRecord['tiers']
    return tiers.length === 0
      ? '—'
      : tiers.map((tier) => tierWords(t, tier)).join(t('record.price.comma'))
  }
  return typeof value === 'string' ? (isNumeric(value) ? short(value) : value) : '—'
}

/** A reason is no figure. */
const isNumeric = (text: string): boolean => /^-?\d+(?:\.\d+)?$/.test(text)

const short = (decimal: string): string => grouped(add(decimal, '0'))

function tierWords(t: TFunction, { fromValue, toValue, price }: TariffRecord['tiers'][number]) {
  const range = `${short(fromValue)}–${toValue === null ? '∞' : short(toValue)}`
  return t('record.price.tier', { range, price: short(price) })
}
