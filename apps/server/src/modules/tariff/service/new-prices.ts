import { AppError } from '@yuncang/shared/errors'
import type { NewPrice, TariffLine, TariffRecord } from '@yuncang/shared/nouns/tariff/contract'
import { tariffFault } from '@yuncang/shared/nouns/tariff/rules'
import { editableLines } from '../service.ts'

/** The lines of a sheet with new prices for some of them; `no` is what the sheet is called. */
export function withNewPrices(
  stored: readonly TariffRecord[],
  prices: readonly NewPrice[],
  no: string,
): TariffLine[] {
  const lines = editableLines(stored)
  const byId = new Map(lines.map((line) => [line.detailId, line]))
  for (const [index, { detailId, ...given }] of prices.entries()) {
    const line = byId.get(detailId)
    if (!line) throw new AppError('tariff.unknownLine', { params: { row: index + 1, no } })
    Object.assign(line, given)
    const fault = tariffFault(line)
    if (fault) throw new AppError(fault.reason, { params: fault.params ?? {} })
  }
  return lines
}
