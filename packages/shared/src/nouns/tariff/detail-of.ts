import type { TariffRecord } from './contract.ts'
import type { TariffDetail } from './rating/types.ts'

/** A price line as it is stored or typed: what it does not need is open. */
type Written = {
  readonly unit: string
  readonly freeMode: string | null
  readonly tierMode: string | null
  readonly minScope: string | null
  readonly minProrate: string | null
}

/**
 * A price line as the rating engine takes it, with the engine's defaults for what it leaves open. What is stored or
 * typed was judged by the contract of tariff lines, so its words are those of the vocabulary.
 */
export const detailOf = <L extends Written>(line: L): L & TariffDetail =>
  ({
    ...line,
    unit: line.unit === '计费吨' ? 'W/M' : line.unit,
    freeMode: line.freeMode ?? 'DEDUCT',
    tierMode: line.tierMode ?? 'SLICED',
    minScope: line.minScope ?? 'LINE',
    minProrate: line.minProrate ?? 'NONE',
  }) as L & TariffDetail // as said above

/** What is stored was written by the contract of tariff lines, so its way of calculating is one of the vocabulary. */
export const ratedLine = (line: TariffRecord) =>
  line as TariffRecord & { calcMethod: TariffDetail['calcMethod'] }
