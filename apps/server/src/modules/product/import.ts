import type { Tx } from '@yuncang/db/handle'
import { product, type ProductDraft } from '@yuncang/shared/contracts/product'
import { productColumns, type ProductColumn } from '@yuncang/shared/contracts/product-workbook'
import { normalizeCode } from '@yuncang/shared/validate/text'
import { chosen } from '../../files/spreadsheet/choices.ts'
import type { TableRow } from '../../files/spreadsheet/table.ts'
import { cellText } from '../../files/spreadsheet/values.ts'
import type { Ctx } from '../../trpc/context.ts'
import type { Upload } from '../../trpc/files.ts'
import { lookup, type Lookup } from '../dictionary/service.ts'
import {
  findRepeats,
  findTaken,
  importSheet,
  numberIn,
  weightIn,
  type Identity,
  type Sheet,
} from '../master-data/service/import.ts'
import { productNoun } from './service/noun.ts'
import { addProducts } from './service/save.ts'

type Column = ProductColumn
type Choices = { yesNo: Lookup; units: Lookup; auxUnits: Lookup; types: Lookup }

const identities: readonly Identity<Column>[] = [['productCode', normalizeCode]]

/** Imports a workbook of products as drafts, all of them or none; what is wrong is named by row, column and reason. */
export const importProducts = (ctx: Ctx, file: Upload): Promise<{ products: number }> =>
  importSheet(ctx, file, productColumns, async (tx, sheet) => {
    const choices = await choicesOf(tx, ctx)
    const drafts = sheet.rows.flatMap((row) => draftOf(row, choices, sheet) ?? [])
    findRepeats(sheet, identities)
    await findTaken(tx, productNoun, sheet, identities)
    sheet.issues.refuse()
    const stored = await addProducts(tx, ctx, drafts)
    return { products: stored.length }
  })

const choicesOf = async (tx: Tx, ctx: Ctx): Promise<Choices> => ({
  yesNo: await lookup(tx, ctx, 'YES_NO'),
  units: await lookup(tx, ctx, 'MEASURING_UNIT'),
  auxUnits: await lookup(tx, ctx, 'AUX_UNIT'),
  types: await lookup(tx, ctx, 'PRODUCT_TYPE'),
})

function draftOf(
  row: TableRow<Column>,
  { yesNo, units, auxUnits, types }: Choices,
  sheet: Sheet<Column>,
): ProductDraft | undefined {
  const { issues } = sheet
  const before = issues.count
  const text = (key: Column) => cellText(row.cell(key))
  const one = (key: Column, entries: Lookup) => chosen(row, key, entries, issues) ?? ''
  const isYes = (key: Column) => (one(key, yesNo) === '1' ? 1 : 0)
  const parsed = product.create.input.safeParse({
    productName: text('productName'),
    productCode: text('productCode'),
    enName: text('enName'),
    hsCode: normalizeCode(text('hsCode')),
    spec: text('spec'),
    measuringUnit: one('measuringUnit', units),
    auxUnit: one('auxUnit', auxUnits),
    productType: one('productType', types),
    unitWeight: weightIn(row, 'unitWeight', sheet),
    unitVolume: numberIn(row, 'unitVolume', 'cell.notNumber', issues),
    isReel: isYes('isReel'),
    isFutures: isYes('isFutures'),
    futuresCode: text('futuresCode'),
    lotPerUnit: numberIn(row, 'lotPerUnit', 'cell.notNumber', issues),
    isDanger: isYes('isDanger'),
    unNo: normalizeCode(text('unNo')),
    shelfDays: numberIn(row, 'shelfDays', 'cell.notInteger', issues),
    remark: text('remark'),
  })
  // A cell that is already named needs no second sentence.
  if (issues.count > before) return undefined
  if (parsed.success) return parsed.data
  issues.addFindings(row.number, parsed.error.issues, 'productName')
  return undefined
}
