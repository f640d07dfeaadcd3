import type { costList } from '@yuncang/shared/nouns/cost-list/contract'
import {
  tariffLine,
  type TariffLine,
  type TariffRecord,
} from '@yuncang/shared/nouns/tariff/contract'
import type * as z from 'zod'
import { valuesIn } from '../../records/form/fields.tsx'

export type CostListRow = z.output<typeof costList.page.output>['records'][number]

/** A stored line as it is sent back to stay what it is. */
export const lineOf = (record: TariffRecord): TariffLine =>
  tariffLine.parse(valuesIn(tariffLine, record))

/** A line of another sheet as a new one. */
export const copyOf = (record: TariffRecord): TariffLine => {
  const { detailId: _detailId, ...line } = lineOf(record)
  return line
}
