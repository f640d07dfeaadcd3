import type { Read, Row, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { mapWithYields } from '@yuncang/db/event-loop'
import { forbiddenStatuses } from '@yuncang/shared/kernel/forbidden-status'
import { auditStatuses } from '@yuncang/shared/kernel/audit'
import { normalizeCode, normalizeName } from '@yuncang/shared/validate/text'
import { products } from '../repo.ts'

type Product = Row<Schema['product']>
/** A product as an order writes it. */
type Written = { readonly productCode: string; readonly productName: string }

const isUsable = (row: Product): boolean =>
  row.auditStatus === auditStatuses.passed && row.forbiddenStatus === forbiddenStatuses.inUse

const isPending = (row: Product): boolean =>
  (row.auditStatus === auditStatuses.draft || row.auditStatus === auditStatuses.submitted) &&
  row.forbiddenStatus === forbiddenStatuses.inUse

/** What stands behind the code and name that people wrote for goods. */
export type Standing =
  | { readonly kind: 'usable'; readonly product: Product }
  /** It waits for its audit, and orders may not be submitted with it yet. */
  | { readonly kind: 'pending'; readonly product: Product }
  | { readonly kind: 'several' | 'unusable' | 'unknown' }

/**
 * Which product stands behind what people wrote: that of the code, else the only one of the name, which may be a code as
 * well; a usable one before others.
 */
export async function standingsOf(
  db: Read | Tx,
  all: readonly Written[],
): Promise<(written: Written) => Standing> {
  // Many lines name the same few goods.
  const codes = formsOf(normalizeCode)
  const names = formsOf(normalizeName)
  await mapWithYields(all, ({ productCode, productName }) => {
    codes.of(productCode)
    codes.of(productName)
    names.of(productName)
  })
  const coded = await products.withValues(db, 'productCode', codes.all())
  const named = await products.withValues(db, 'productName', names.all())
  const byCode = Map.groupBy(coded, (row) => row.productCode)
  const byName = Map.groupBy(named, (row) => row.productName)
  const judged = new Map<string, Standing>()
  return ({ productCode, productName }) => {
    const key = JSON.stringify([productCode, productName])
    const known = judged.get(key)
    if (known) return known
    const standing = standingAmong(
      [
        productCode === '' ? undefined : byCode.get(codes.of(productCode)),
        byName.get(names.of(productName)),
        productName === '' ? undefined : byCode.get(codes.of(productName)),
      ].flatMap((found) => (found ? [found] : [])),
    )
    judged.set(key, standing)
    return standing
  }
}

/** The first of several ways to read what was written that leads to one product. */
function standingAmong(readings: readonly (readonly Product[])[]): Standing {
  for (const [kind, fits] of [
    ['usable', isUsable],
    ['pending', isPending],
  ] as const) {
    const fitting = readings.map((rows) => rows.filter(fits)).filter((rows) => rows.length > 0)
    const [product] = fitting.find((rows) => rows.length === 1) ?? []
    if (product) return { kind, product }
    if (fitting.length > 0) return { kind: 'several' }
  }
  return { kind: readings.length > 0 ? 'unusable' : 'unknown' }
}

/** The usable products behind what people wrote; the function answers undefined for other goods. */
export async function productsWritten(
  db: Read | Tx,
  all: readonly Written[],
): Promise<(written: Written) => Product | undefined> {
  const standingOf = await standingsOf(db, all)
  return (written) => {
    const standing = standingOf(written)
    return standing.kind === 'usable' ? standing.product : undefined
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
