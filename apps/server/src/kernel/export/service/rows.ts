import type { Read } from '@yuncang/db/handle'
import type { Ctx } from '../../../trpc/context.ts'

/** What a list is asked by, without its pages: filters and sort. */
export type Asked<Q> = Omit<Q, 'current' | 'size'>

/** Everything that some filters find, in the order of the list. */
export type ExportedRows<F, R> = {
  /** In chunks of about `size`. */
  readonly walk: (ctx: Ctx, filters: F, size: number) => AsyncIterable<readonly R[]>
  readonly total: (ctx: Ctx, filters: F) => Promise<number>
}

type Lend = <A>(work: (db: Read) => Promise<A>) => Promise<A>

/** What `listing` gives. */
type Listing<F, R> = {
  readonly walk: (reader: { read: Lend }, filters: F, size: number) => AsyncIterable<readonly R[]>
  readonly total: (db: Read, filters: F) => Promise<number>
}

/** The rows of a list, read as its page is: in the caller's tenant unless it is lent otherwise. */
export const rowsOf = <F, R>(
  list: Listing<F, R>,
  lend: (ctx: Ctx) => Lend = ({ read }) => read,
): ExportedRows<F, R> => ({
  walk: (ctx, filters, size) => list.walk({ read: lend(ctx) }, filters, size),
  total: (ctx, filters) => lend(ctx)((db) => list.total(db, filters)),
})

/** Those of the rows that the caller may ask for. */
export const narrowed = <F, R, G>(
  { walk, total }: ExportedRows<F, R>,
  narrow: (ctx: Ctx, asked: G) => F,
): ExportedRows<G, R> => ({
  walk: (ctx, asked, size) => walk(ctx, narrow(ctx, asked), size),
  total: (ctx, asked) => total(ctx, narrow(ctx, asked)),
})

/** Rows of which the list shows more or less than is stored. */
export const shownAs = <F, R, S>(
  { walk, total }: ExportedRows<F, R>,
  show: (ctx: Ctx, rows: readonly R[]) => Promise<readonly S[]>,
): ExportedRows<F, S> => ({
  async *walk(ctx, filters, size) {
    for await (const rows of walk(ctx, filters, size)) yield await show(ctx, rows)
  },
  total,
})

/** The rows of a list that is read as a whole, because there are few of them or they are sums. */
export const wholeOf = <F, R>(
  read: (ctx: Ctx, filters: F) => Promise<readonly R[]>,
): ExportedRows<F, R> => ({
  async *walk(ctx, filters) {
    yield await read(ctx, filters)
  },
  total: async (ctx, filters) => (await read(ctx, filters)).length,
})
