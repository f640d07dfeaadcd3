import { normalizeBarcode } from '@yuncang/shared/validate/barcode'
import { normalizeCode } from '@yuncang/shared/validate/text'
import { queryClient, trpc } from '../../api/client.ts'
import type { LineColumn, LineOption } from '../../ui/form/line-editor/column.ts'
import type { LinesState, Row } from '../../ui/form/line-editor/lines-model.ts'

type Known = { productCode: string; productName: string }

/** Products that were found while somebody typed or scanned, by code, by barcode and by name. */
const byCode = new Map<string, Known>()
const byBarcode = new Map<string, Known>()
const byName = new Map<string, Known>()

/** Products of the master data by code or name, as choices of the one or the other column; other goods may be written. */
export async function searchProducts(
  keyword: string,
  field: keyof Known,
): Promise<readonly LineOption[]> {
  const found = await queryClient
    .fetchQuery({
      ...trpc.product.select.queryOptions({ keyword }),
      staleTime: 60_000,
      meta: { inPlace: true },
    })
    .catch(() => [])
  for (const each of found) {
    if (each.productCode !== '') byCode.set(normalizeCode(each.productCode), each)
    if (each.barcode !== '') byBarcode.set(each.barcode, each)
    byName.set(each.productName, each)
  }
  return found
    .filter((each) => each[field] !== '')
    .map((each) => ({
      value: each[field],
      label: [each.productCode, each.productName, each.spec].filter(Boolean).join(' · '),
    }))
}

/** The product that a barcode in place of a code stands for; a code that is known is none. */
const scannedAs = (written: string): Known | undefined =>
  written === '' || byCode.has(normalizeCode(written))
    ? undefined
    : byBarcode.get(normalizeBarcode(written))

/**
 * Fills the name beside a code that is known, and the code beside a name or in place of a barcode; what is written stays
 * otherwise.
 */
export const completedBy = (columns: readonly LineColumn[]) => {
  const name = columns.findIndex(({ key }) => key === 'productName')
  const code = columns.findIndex(({ key }) => key === 'productCode')
  const completed = (given: Row): Row => {
    const scanned = scannedAs(given[code] ?? '')
    const row = scanned ? given.with(code, scanned.productCode) : given
    if (row[name] === '' && row[code] !== '') {
      const known = byCode.get(row[code] ?? '')
      return known ? row.with(name, known.productName) : row
    }
    if (row[code] !== '' || row[name] === '') return row
    const known = byName.get(row[name] ?? '')
    return known ? row.with(code, known.productCode) : row
  }
  return (state: LinesState): LinesState => {
    const rows = state.rows.map(completed)
    return rows.some((row, index) => row !== state.rows[index]) ? { ...state, rows } : state
  }
}
