import type { Read } from '@yuncang/db/handle'
import { AppError } from '@yuncang/shared/errors'
import type { WorkbookColumn } from '@yuncang/shared/kernel/workbook'
import { standardsAtMost } from '@yuncang/shared/nouns/cost-code/contract'
import { cellChoices, choiceMeant, type ChosenCell } from '@yuncang/shared/nouns/tariff/cell-words'
import { linesAtMost, type PriceRows } from '@yuncang/shared/nouns/tariff/contract'
import {
  currencyMeant,
  figureMeant,
  methodMeant,
  taxRateMeant,
  unitMeant,
} from '@yuncang/shared/nouns/tariff/understood'
import { standardColumns, tariffColumns } from '@yuncang/shared/nouns/tariff/workbook'
import { readSpreadsheet } from '../../../files/spreadsheet/read.ts'
import { findTable } from '../../../files/spreadsheet/understand.ts'
import { cellDate, cellText } from '../../../files/spreadsheet/values.ts'
import type { Upload } from '../../../files/transfer.ts'
import { lookup } from '../../../kernel/dictionary/service.ts'
import type { Ctx } from '../../../trpc/context.ts'
import { list as feesOf } from '../../cost-code/service/read.ts'
import { feeReader } from './written-fees.ts'

type Meant = (text: string) => string

const same: Meant = (text) => text

/** A workbook of prices: its columns, and how many lines the sheet takes that they come into. */
type Kind = { readonly columns: readonly WorkbookColumn[]; readonly limit: number }

/** The lines of a workbook of quoted prices. */
export const readPrices = (ctx: Ctx, file: Upload): Promise<PriceRows> =>
  readRows(ctx, file, { columns: tariffColumns, limit: linesAtMost })

/** The list prices of a workbook. */
export const readStandards = (ctx: Ctx, file: Upload): Promise<PriceRows> =>
  readRows(ctx, file, { columns: standardColumns, limit: standardsAtMost })

/**
 * The lines of a workbook as cells of the editor, which judges them: a word that nobody understands stays as it is
 * written, to be marked there. Nothing is stored.
 */
async function readRows(ctx: Ctx, file: Upload, { columns, limit }: Kind): Promise<PriceRows> {
  const sheets = await readSpreadsheet(file, ctx.call.signal())
  const table = await findTable(sheets, columns, ctx.call.locale)
  if (table.rows.length > limit) {
    const params = { count: table.rows.length, limit }
    throw new AppError('tariff.tooManyLines', { params })
  }
  const meant = await readers(ctx, columns)
  return {
    rows: table.rows.map((row) => ({
      row: row.number,
      cells: Object.fromEntries(
        columns.flatMap(({ key, date }) => {
          const cell = row.cell(key)
          const text = (date && cellDate(cell)) || cellText(cell)
          return text === '' ? [] : [[key, (meant.get(key) ?? same)(text)]]
        }),
      ),
    })),
  }
}

/** How the cells of each column are understood. */
async function readers(
  ctx: Ctx,
  columns: readonly WorkbookColumn[],
): Promise<ReadonlyMap<string, Meant>> {
  const fees = feeReader(await feesOf(ctx, {}))
  const coded = await ctx.read(codedReaders(ctx, columns))
  // Its keys.
  const chosen = (Object.keys(cellChoices) as ChosenCell[]).map((key): [string, Meant] => [
    key,
    (text) => choiceMeant(key, text),
  ])
  return new Map<string, Meant>([
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
  (ctx: Ctx, columns: readonly WorkbookColumn[]) =>
  async (db: Read): Promise<[string, Meant][]> => {
    const found: [string, Meant][] = []
    for (const { key, dictionary } of columns) {
      if (!dictionary) continue
      const entries = await lookup(db, ctx, dictionary)
      const other = key === 'currency' ? currencyMeant : same
      found.push([key, (text) => entries.find(text) ?? other(text)])
    }
    return found
  }
