import type { TariffRecord } from './contract.ts'
import { lineKey } from './line-key.ts'

export type LinePair = {
  readonly before: TariffRecord | undefined
  readonly after: TariffRecord | undefined
  readonly change: 'added' | 'removed' | 'changed' | 'same'
}

/** What of a line is charged by; its id and place are not. */
function terms(line: TariffRecord): string {
  const { detailId: _id, lineNo: _no, feeName: _zh, feeNameEn: _en, jfmoduleId: _m, ...rest } = line
  const { feeCode, calcMethod, unit, price, currency, taxRate, taxIncluded, tiers } = rest
  const steps = tiers.map(({ fromValue, toValue, price: each }) => [fromValue, toValue, each])
  return JSON.stringify([
    lineKey(line),
    [feeCode, calcMethod, unit, price, currency, taxRate, taxIncluded, steps],
    [rest.freeDays, rest.freeMode, rest.tierMode, rest.minCharge, rest.minScope, rest.minProrate],
    [rest.maxCharge, rest.ageBasis, rest.qtyStep, rest.isStop, rest.stops],
  ])
}

/**
 * The lines of two sheets side by side, in the order of the later one: a line goes with the one that nothing tells it
 * from, else with the next one of its fee, so that a fee charged in another unit is a change and not two.
 */
export function pairsOf(
  before: readonly TariffRecord[],
  after: readonly TariffRecord[],
): LinePair[] {
  const open = new Set(before)
  const take = (fits: (line: TariffRecord) => boolean): TariffRecord | undefined => {
    const found = [...open].find(fits)
    if (found) open.delete(found)
    return found
  }
  const exact = new Map(
    after.map((line) => [line, take((old) => lineKey(old) === lineKey(line))] as const),
  )
  const pairs = after.map((line): LinePair => {
    const old = exact.get(line) ?? take(({ feeCode }) => feeCode === line.feeCode)
    if (!old) return { before: undefined, after: line, change: 'added' }
    return { before: old, after: line, change: terms(old) === terms(line) ? 'same' : 'changed' }
  })
  return [
    ...pairs,
    ...[...open].map((line): LinePair => ({ before: line, after: undefined, change: 'removed' })),
  ]
}
