import type { Read, Row, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { inTurns } from '@yuncang/db/turns'
import { auditStatuses } from '@yuncang/shared/domain/audit'
import { normalizeCode, normalizeName } from '@yuncang/shared/validate/text'
import { products } from '../repo.ts'

type Product = Row<Schema['product']>
/** A product as an order writes it. */
type Written = { readonly productCode: string; readonly productName: string }

const isUsable = (row: Product): boolean =>
  row.auditStatus === auditStatuses.passed && row.forbiddenStatus === 0

/**
 * Which usable product stands behind what people wrote: that of the code, else the only one of the name. Gives a
 * function that answers undefined for goods that are no product of the master data.
 */
export async function productsWritten(
  db: Read | Tx,
  all: readonly Written[],
): Promise<(written: Written) => Product | undefined> {
  // Many lines name the same few goods.
  const codes = formsOf(normalizeCode)
  const names = formsOf(normalizeName)
  await inTurns(all, ({ productCode, productName }) => {
    codes.of(productCode)
    names.of(productName)
  })
  const coded = await products.withValues(db, 'productCode', codes.all())
  const named = await products.withValues(db, 'productName', names.all())
  const byCode = new Map(coded.filter(isUsable).map((row) => [row.productCode, row]))
  const byName = Map.groupBy(named.filter(isUsable), (row) => row.productName)
  return ({ productCode, productName }) => {
    const same = byName.get(names.of(productName)) ?? []
    return byCode.get(codes.of(productCode)) ?? (same.length === 1 ? same[0] : undefined)
  }
}

/** The forms of what is written, each made once. */
function formsOf(normalize: (text: string) => string) {
  const known = new Map<string, string>()
  return {
    of(text: string): string {
      const form = known.get(text) ?? normalize(text)
      known.set(text, form)
      return form
    },
    all: () => [...new Set(known.values())].filter(Boolean),
  }
}

/** Products by their ids, those that are out of use as well. */
export async function productsOfIds(
  db: Read | Tx,
  ids: readonly string[],
): Promise<Map<string, Product>> {
  const rows = await products.withValues(db, 'id', [...new Set(ids)])
  return new Map(rows.map((row) => [row.id, row]))
}

/** Those of the ids that a new order may name. */
export async function usableProducts(
  db: Read | Tx,
  ids: readonly string[],
): Promise<Map<string, Product>> {
  const all = await productsOfIds(db, ids)
  return new Map([...all].filter(([, row]) => isUsable(row)))
}
