import type { CostStandard } from '@yuncang/shared/nouns/cost-code/contract'
import type { PriceRecord } from '@yuncang/shared/nouns/record/contract'

const terms = ['price', 'currency', 'unit', 'minCharge', 'validFrom', 'validTo'] as const

/** What a list price said from a change on. */
export type StandardTerms = Readonly<Record<(typeof terms)[number], string | null>>
export type StandardVersion = {
  readonly version: number
  readonly terms: StandardTerms
  readonly time: string
}

type Recorded = Pick<PriceRecord, 'detailId' | 'action' | 'time'> & {
  readonly fieldDiff: Readonly<Record<string, { before?: unknown; after?: unknown }>>
}

/** Every version of a list price, the newest first, told backwards from now; records come oldest first. */
export function standardVersionsIn(
  row: Pick<CostStandard, 'id' | 'createTime' | (typeof terms)[number]>,
  records: readonly Recorded[],
): [StandardVersion, ...StandardVersion[]] {
  const changes = records
    .filter(({ detailId, action }) => detailId === row.id && action === 'update')
    .toReversed()
  const { price, currency, unit, minCharge, validFrom, validTo } = row
  let told: StandardTerms = { price, currency, unit, minCharge, validFrom, validTo }
  const times = [...changes.map(({ time }) => time), row.createTime]
  const newest = { version: times.length, terms: told, time: times[0] ?? row.createTime }
  const older = changes.map(({ fieldDiff }, index): StandardVersion => {
    told = { ...told, ...termsBefore(fieldDiff) }
    return {
      version: times.length - 1 - index,
      terms: told,
      time: times[index + 1] ?? row.createTime,
    }
  })
  return [newest, ...older]
}

const termsBefore = (diff: Recorded['fieldDiff']): Partial<StandardTerms> =>
  Object.fromEntries(
    terms.flatMap((key) => {
      const before = diff[key]?.before
      return diff[key] === undefined ? [] : [[key, typeof before === 'string' ? before : null]]
    }),
  )
