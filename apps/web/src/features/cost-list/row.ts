import type { costList } from '@yuncang/shared/contracts/cost-list'
import { tariffLine, type TariffLine, type TariffRecord } from '@yuncang/shared/contracts/tariff'
import type { z } from 'zod'
import { valuesIn } from '../../records/fields.tsx'

export type CostListRow = z.output<typeof costList.page.output>['records'][number]

/** A stored line as it is sent back to stay what it is. */
export const lineOf = (record: TariffRecord): TariffLine =>
  tariffLine.parse(valuesIn(tariffLine, record))

/** A line of another sheet as a new one. */
export const copyOf = (record: TariffRecord): TariffLine => {
  const { detailId: _detailId, ...line } = lineOf(record)
  return line
}
