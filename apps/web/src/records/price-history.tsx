import { useQuery } from '@tanstack/react-query'
import type { TariffRecord } from '@yuncang/shared/contracts/tariff'
import { add } from '@yuncang/shared/domain/decimal'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { trpc } from '../api/client.ts'
import { grouped } from '../lib/numbers.ts'
import { Timeline } from '../ui/timeline.tsx'

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
} as const

type Recorded = {
  action: string
  realName: string
  feeName: string
  /** Values before and after, by field. */
  fieldDiff: Readonly<Record<string, { before?: unknown; after?: unknown }>>
}

const isKeyOf = <T extends object>(table: T, key: string): key is keyof T & string =>
  Object.hasOwn(table, key)

/** Who changed which price of a quotation or cost list, from which value to which. */
export function PriceHistory({ id }: { id: string }) {
  const { t } = useTranslation()
  const { data } = useQuery(trpc.record.prices.queryOptions({ businessId: id }))
  if (!data) return null
  if (data.length === 0) return <p className="hint">{t('record.priced.none')}</p>
  return (
    <Timeline
      entries={data.map((record) => ({
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
  )
}

function titleOf(t: TFunction, { action, realName, feeName }: Recorded): string {
  if (!isKeyOf(actionKeys, action)) return `${realName} ${feeName}`
  return t(actionKeys[action], { who: realName, fee: feeName })
}

/** A value for each field that changed, with what it was before unless there was nothing. */
function changesOf(t: TFunction, { action, fieldDiff }: Recorded): string[] {
  return Object.entries(fieldDiff).flatMap(([field, { before, after }]) => {
    if (!isKeyOf(fieldKeys, field)) return []
    const [was, is] = [valueWords(t, before), valueWords(t, after)]
    const value = action === 'create' ? is : action === 'remove' ? was : `${was} → ${is}`
    return value === '—' ? [] : [t('records.value', { field: t(fieldKeys[field]), value })]
  })
}

function valueWords(t: TFunction, value: unknown): string {
  if (Array.isArray(value)) {
    // The server records tiers in this shape.
    const tiers = value as TariffRecord['tiers']
    return tiers.length === 0
      ? '—'
      : tiers.map((tier) => tierWords(t, tier)).join(t('record.price.comma'))
  }
  return typeof value === 'string' ? short(value) : '—'
}

const short = (decimal: string): string => grouped(add(decimal, '0'))

function tierWords(t: TFunction, { fromValue, toValue, price }: TariffRecord['tiers'][number]) {
  const range = `${short(fromValue)}–${toValue === null ? '∞' : short(toValue)}`
  return t('record.price.tier', { range, price: short(price) })
}
