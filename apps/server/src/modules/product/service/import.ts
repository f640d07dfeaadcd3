import type { Read, Tx } from '@yuncang/db/handle'
import { product, type ProductDraft } from '@yuncang/shared/nouns/product/contract'
import { productColumns, type ProductColumn } from '@yuncang/shared/nouns/product/workbook'
import { isHsCode } from '@yuncang/shared/nouns/product/codes'
import { checkBarcode, normalizeBarcode } from '@yuncang/shared/validate/barcode'
import { normalizeCode } from '@yuncang/shared/validate/text'
import { chosen } from '../../../files/spreadsheet/choices.ts'
import type { TableRow } from '../../../files/spreadsheet/table-row.ts'
import { cellText } from '../../../files/spreadsheet/values.ts'
import { mapWithYields } from '@yuncang/db/event-loop'
import type { Ctx } from '../../../trpc/context.ts'
import { lookup, type Lookup } from '../../../kernel/dictionary/service.ts'
import type { ImportKind, Sheet } from '../../../kernel/import/service/kind.ts'
import {
  findRepeats,
  findTaken,
  numberIn,
  weightIn,
  type Identity,
} from '../../../kernel/master-data/service/import.ts'
import { productNoun } from './noun.ts'
import { addProducts } from './save.ts'

type Column = ProductColumn
type Choices = { yesNo: Lookup; units: Lookup; auxUnits: Lookup; types: Lookup }

const identities: readonly Identity<Column>[] = [
  ['productCode', normalizeCode],
  ['barcode', normalizeBarcode],
  ['goodsCode', (text) => (isHsCode(text) ? '' : normalizeCode(text))],
]

/** A workbook of products as drafts, all of them or none; what is wrong is named by row, column and reason. */
export const productImport: ImportKind<Column, ProductDraft, { products: number }> = {
  columns: productColumns,
  async check(db, ctx, sheet) {
    const choices = await choicesOf(db, ctx)
    const drafts = await mapWithYields(sheet.rows, (row) => draftOf(row, choices, sheet) ?? [])
    findRepeats(sheet, identities)
    await findTaken(db, productNoun, sheet, identities)
    return drafts.flat()
  },
  publish: async (tx, ctx, drafts) => ({ products: (await addProducts(tx, ctx, drafts)).length }),
}

const choicesOf = async (db: Read | Tx, ctx: Ctx): Promise<Choices> => ({
  yesNo: await lookup(db, ctx, 'YES_NO'),
  units: await lookup(db, ctx, 'MEASURING_UNIT'),
  auxUnits: await lookup(db, ctx, 'AUX_UNIT'),
  types: await lookup(db, ctx, 'PRODUCT_TYPE'),
})

function draftOf(
  row: TableRow<Column>,
  { yesNo, units, auxUnits, types }: Choices,
  sheet: Sheet<Column>,
): ProductDraft | undefined {
  const { issues } = sheet
  const before = issues.count
  const text = (key: Column) => cellText(row.cell(key))
  const goodsCode = text('goodsCode')
  const isHs = isHsCode(goodsCode)
  const one = (key: Column, entries: Lookup) => chosen(row, key, entries, issues) ?? ''
  const isYes = (key: Column) => (one(key, yesNo) === '1' ? 1 : 0)
  const parsed = product.create.input.safeParse({
    productName: text('productName'),
    productCode: text('productCode') || (isHs ? '' : goodsCode),
    barcode: text('barcode'),
    enName: text('enName'),
    hsCode: normalizeCode(text('hsCode') || (isHs ? goodsCode : '')),
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
  if (!parsed.success) {
    issues.addFindings(row.number, parsed.error.issues, 'productName')
    return undefined
  }
  const { barcode } = parsed.data
  const doubt = barcode === '' ? undefined : checkBarcode(barcode)
  if (doubt) issues.warn(row.number, 'barcode', 'validate.barcode.checkDigit', doubt.params)
  return parsed.data
}
