import type { Read, Tx } from '@yuncang/db/handle'
import type { TariffLine } from '@yuncang/shared/nouns/tariff/contract'
import { currentOf } from '../../quotation/service/read.ts'
import { linesOfSheet, takenOver } from '../../tariff/service.ts'

type Prices = { costListId: string | null; lines: TariffLine[] }

/** The prices that a contract has in use, for another one to begin with; undefined without any. */
export async function pricesLike(db: Read | Tx, contractId: string): Promise<Prices | undefined> {
  const quotation = await currentOf(db, contractId)
  if (!quotation) return undefined
  const lines = (await linesOfSheet(db, quotation.id)).filter((line) => !line.isStop)
  return { costListId: quotation.costListId, lines: takenOver(lines) }
}
