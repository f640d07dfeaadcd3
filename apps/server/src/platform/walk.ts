import { sql, type AnyColumn, type SQL } from '@yuncang/db/sql'

/** Where a walk begins. */
export const beforeAll = { time: new Date(0).toISOString(), id: '' }

/** Rows in chunks, each of which goes on where the last one ended; a short one is the end. */
export async function* inChunks<R>(
  size: number,
  next: (last: R | undefined) => Promise<R[]>,
): AsyncGenerator<R[]> {
  let last: R | undefined
  for (;;) {
    const rows = await next(last)
    if (rows.length > 0) yield rows
    last = rows.at(-1)
    if (rows.length < size) return
  }
}

/**
 * What comes after a place in the order of time and id. One comparison of both, which either database answers by a range
 * of the index; `or` would make it read all of it.
 */
export const comesAfter = (
  [timeColumn, idColumn]: readonly [AnyColumn, AnyColumn],
  { time, id }: { readonly time: unknown; readonly id: unknown },
): SQL => sql`(${timeColumn}, ${idColumn}) > (${sql.param(time, timeColumn)}, ${id})`
