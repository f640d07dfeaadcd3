import { normalizeCode } from '@yuncang/shared/validate/text'
import { queryClient, trpc } from '../../api/client.ts'
import type { LineColumn, LineOption } from '../../ui/form/line-editor/column.ts'
import type { LinesState, Row } from '../../ui/form/line-editor/lines-model.ts'

type Known = { productCode: string; productName: string }

/** Products that were found while somebody typed, by code and by name. */
const byCode = new Map<string, Known>()
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
    byName.set(each.productName, each)
  }
  return found
    .filter((each) => each[field] !== '')
    .map((each) => ({
      value: each[field],
      label: [each.productCode, each.productName, each.spec].filter(Boolean).join(' · '),
    }))
}

/** Fills the name beside a code that is known, and the code beside a name; what is written stays. */
export const completedBy = (columns: readonly LineColumn[]) => {
  const name = columns.findIndex(({ key }) => key === 'productName')
  const code = columns.findIndex(({ key }) => key === 'productCode')
  const completed = (row: Row): Row => {
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
