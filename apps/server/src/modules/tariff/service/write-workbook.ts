import { isDecimal } from '@yuncang/shared/kernel/decimal'
import type { Locale } from '@yuncang/shared/kernel/messages/types'
import type { WorkbookColumn } from '@yuncang/shared/kernel/workbook'
import { costCodeWords } from '@yuncang/shared/nouns/cost-code/words'
import { percent } from '@yuncang/shared/nouns/tariff/figures'
import { cellsOf, figureInCell } from '@yuncang/shared/nouns/tariff/cells'
import {
  cellChoices,
  cellWord,
  type CellKey,
  type ChosenCell,
} from '@yuncang/shared/nouns/tariff/cell-words'
import type { TariffRecord } from '@yuncang/shared/nouns/tariff/contract'
import { calcMethodLabels, isCalcMethod } from '@yuncang/shared/nouns/cost-code/calc-methods'
import { feeUnitLabels, isFeeUnit } from '@yuncang/shared/nouns/cost-code/fee-units'
import { standardColumns, tariffColumns } from '@yuncang/shared/nouns/tariff/workbook'
import type { Download } from '../../../files/transfer.ts'
import { map } from '../../../kernel/dictionary/service.ts'
import { workbookOf } from '../../../kernel/import/service/template.ts'
import type { Ctx } from '../../../trpc/context.ts'
import { list as feesOf } from '../../cost-code/service/read.ts'
import { allStandards } from '../../cost-code/service/standards.ts'
import { feeChoices, feeWriter } from './written-fees.ts'

/** A double holds no more. */
const exactDigits = 15
const figures: ReadonlySet<string> = new Set<CellKey>([
  'price',
  'minCharge',
  'maxCharge',
  'qtyStep',
])

const isChosen = (key: string): key is ChosenCell => Object.hasOwn(cellChoices, key)

/** The workbook that the price editor takes back, with these lines or none. */
export const priceWorkbook = (
  ctx: Ctx,
  name: string,
  lines: readonly TariffRecord[],
): Promise<Download> =>
  workbookWith(ctx, { name, columns: tariffColumns, rows: lines.map(cellsOf) })

/** The workbook that the sheet of list prices takes back, with all of them. */
export async function standardWorkbook(ctx: Ctx): Promise<Download> {
  const rows = (await allStandards(ctx)).map((row) => ({
    ...row,
    price: figureInCell(row.price),
    minCharge: row.minCharge === null ? null : figureInCell(row.minCharge),
  }))
  const name = `${costCodeWords.costStandard[ctx.call.locale]}.xlsx`
  return workbookWith(ctx, { name, columns: standardColumns, rows })
}

type Content = {
  name: string
  columns: readonly WorkbookColumn[]
  /** Cells by the keys of the columns. */
  rows: readonly Readonly<Record<string, unknown>>[]
}

/** In the words of whoever asks, with lists to choose from and a sheet that explains the columns. */
async function workbookWith(ctx: Ctx, { name, columns, rows }: Content): Promise<Download> {
  const { locale } = ctx.call
  const fees = await feesOf(ctx, {})
  const feeIn = feeWriter(locale, fees)
  const labels = await dictionaryLabels(ctx, columns)
  const shown = (key: string, value: unknown): string | number => {
    if (typeof value !== 'string') return typeof value === 'number' ? value : ''
    if (value === '') return ''
    if (key === 'feeCode') return feeIn(value)
    if (key === 'calcMethod') return isCalcMethod(value) ? calcMethodLabels[value][locale] : value
    if (key === 'unit') return isFeeUnit(value) ? feeUnitLabels[value][locale] : value
    if (key === 'taxRate') return percent(value)
    if (isChosen(key)) return cellWord(key, value, locale)
    if (figures.has(key)) return asFigure(value)
    return labels.get(key)?.[value] ?? value
  }
  return workbookOf(ctx, {
    name,
    columns,
    rows: rows.map((cells) =>
      Object.fromEntries(columns.map(({ key }) => [key, shown(key, cells[key])])),
    ),
    choices: new Map([...fixedChoices(locale), ['feeCode', feeChoices(locale, fees)]]),
  })
}

const dictionaryLabels = async (ctx: Ctx, columns: readonly WorkbookColumn[]) =>
  new Map(
    await Promise.all(
      columns.flatMap(({ key, dictionary: code }) =>
        code ? [map(ctx, { code }).then((labels) => [key, labels] as const)] : [],
      ),
    ),
  )

/** What can be chosen in every tenant. */
function fixedChoices(locale: Locale): [string, string[]][] {
  const tables: Readonly<Record<string, Readonly<Record<string, Record<Locale, string>>>>> = {
    calcMethod: calcMethodLabels,
    unit: feeUnitLabels,
    ...cellChoices,
  }
  return Object.entries(tables).map(([key, words]) => [
    key,
    Object.values(words).map((each) => each[locale]),
  ])
}

function asFigure(text: string): string | number {
  const isExact = text.replace(/[-.]/g, '').replace(/^0+/, '').length <= exactDigits
  return isExact && isDecimal(text, 'price') ? Number(text) : text
}
