import type { Built, Read, Reads } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { chunks, sql } from '@yuncang/db/sql'

const largest = 500
const lengths = [1, 10, 100, largest]

type Holder = ReturnType<typeof sql.placeholder>

/**
 * Rows that have one of these values, in the statement's order within every `largest` values. Lists are filled up to one
 * of a few lengths by their last value, so that each length is a statement prepared once; `name` tells it from others.
 */
export async function rowsWithValues<R>(
  db: Read,
  name: string,
  values: readonly unknown[],
  build: (q: Reads, t: Schema, list: Holder[]) => Built<R>,
): Promise<R[]> {
  const found: R[] = []
  for await (const some of chunks(values, largest)) {
    const length = lengths.find((each) => some.length <= each) ?? largest
    const names = Array.from({ length }, (_, at) => `v${at}`)
    const params = Object.fromEntries(names.map((each, at) => [each, some[at] ?? some.at(-1)]))
    const rows = await db
      .stmt(`${name} ${length}`, (q, t) =>
        build(
          q,
          t,
          names.map((each) => sql.placeholder(each)),
        ),
      )
      .all(params)
    for (const row of rows) found.push(row)
  }
  return found
}
