import type { Read } from '@yuncang/db/handle'
import { AppError } from '@yuncang/shared/errors'
import {
  cellChoices,
  choiceMeant,
  type CellKey,
  type ChosenCell,
} from '@yuncang/shared/nouns/tariff/cell-words'
import { linesAtMost, type PriceRows } from '@yuncang/shared/nouns/tariff/contract'
import {
  currencyMeant,
  figureMeant,
  methodMeant,
  taxRateMeant,
  unitMeant,
} from '@yuncang/shared/nouns/tariff/understood'
import { tariffColumns } from '@yuncang/shared/nouns/tariff/workbook'
import { readSpreadsheet } from '../../../files/spreadsheet/read.ts'
import { findTable } from '../../../files/spreadsheet/understand.ts'
import { cellText } from '../../../files/spreadsheet/values.ts'
import type { Upload } from '../../../files/transfer.ts'
import { lookup } from '../../../kernel/dictionary/service.ts'
import type { Ctx } from '../../../trpc/context.ts'
import { list as feesOf } from '../../cost-code/service/read.ts'
import { feeReader } from './written-fees.ts'

type Meant = (text: string) => string

const same: Meant = (text) => text

/**
 * The lines of a workbook of prices as cells of the price editor, which judges them: a word that nobody understands stays
 * as it is written, to be marked there. Nothing is stored.
 */
export async function readPrices(ctx: Ctx, file: Upload): Promise<PriceRows> {
  const sheets = await readSpreadsheet(file, ctx.call.signal())
  const table = await findTable(sheets, tariffColumns, ctx.call.locale)
  if (table.rows.length > linesAtMost) {
    const params = { count: table.rows.length, limit: linesAtMost }
    throw new AppError('tariff.tooManyLines', { params })
  }
  const meant = await readers(ctx)
  return {
    rows: table.rows.map((row) => ({
      row: row.number,
      cells: Object.fromEntries(
        tariffColumns.flatMap(({ key }) => {
          const text = cellText(row.cell(key))
          return text === '' ? [] : [[key, (meant.get(key) ?? same)(text)]]
        }),
      ),
    })),
  }
}

/** How the cells of each column are understood. */
async function readers(ctx: Ctx): Promise<ReadonlyMap<CellKey, Meant>> {
  const fees = feeReader(await feesOf(ctx, {}))
  const coded = await ctx.read(codedReaders(ctx))
  // Its keys.
  const chosen = (Object.keys(cellChoices) as ChosenCell[]).map((key): [CellKey, Meant] => [
    key,
    (text) => choiceMeant(key, text),
  ])
  return new Map<CellKey, Meant>([
    ['feeCode', fees],
    ['calcMethod', methodMeant],
    ['unit', unitMeant],
    ['taxRate', taxRateMeant],
    ['price', figureMeant],
    ['minCharge', figureMeant],
    ['maxCharge', figureMeant],
    ['qtyStep', figureMeant],
    ...chosen,
    ...coded,
  ])
}

const codedReaders =
  (ctx: Ctx) =>
  async (db: Read): Promise<[CellKey, Meant][]> => {
    const found: [CellKey, Meant][] = []
    for (const { key, dictionary } of tariffColumns) {
      if (!dictionary) continue
      const entries = await lookup(db, ctx, dictionary)
      const other = key === 'currency' ? currencyMeant : same
      found.push([key, (text) => entries.find(text) ?? other(text)])
    }
    return found
  }
