import type { Built, Prepared, Read, Reads } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { chunks, sql } from '@yuncang/db/sql'

const largest = 500
const lengths = [1, 10, 100, largest]

type Holder = ReturnType<typeof sql.placeholder>

type Statements = Pick<Read, 'stmt'>
type Build<Q, R> = (q: Q, t: Schema, list: Holder[]) => Built<R>

/**
 * Rows that have one of these values, in the statement's order within every `largest` values. Lists are filled up to one
 * of a few lengths by their last value, so that each length is a statement prepared once; `name` tells it from others.
 */
export const rowsWithValues = <R>(
  db: Statements,
  name: string,
  values: readonly unknown[],
  build: Build<Reads, R>,
): Promise<R[]> => rowsOfList(db, { name, values }, build)

/** `params` are what the statement is given besides the list. */
type Asked = {
  readonly name: string
  readonly values: readonly unknown[]
  readonly params?: Readonly<Record<string, unknown>>
}

/** The same with further values; in a transaction the statement may change the rows, and gives what it changed. */
export async function rowsOfList<R, Q>(
  db: { stmt<S>(key: string, build: (q: Q, t: Schema) => Built<S>): Prepared<S> },
  { name, values, params = {} }: Asked,
  build: Build<Q, R>,
): Promise<R[]> {
  const found: R[] = []
  for await (const some of chunks(values, largest)) {
    const length = lengths.find((each) => some.length <= each) ?? largest
    const names = Array.from({ length }, (_, at) => `v${at}`)
    const list = Object.fromEntries(names.map((each, at) => [each, some[at] ?? some.at(-1)]))
    const rows = await db
      .stmt(`${name} ${length}`, (q, t) =>
        build(
          q,
          t,
          names.map((each) => sql.placeholder(each)),
        ),
      )
      .all({ ...params, ...list })
    for (const row of rows) found.push(row)
  }
  return found
}
