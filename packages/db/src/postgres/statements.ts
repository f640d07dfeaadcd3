import type pg from 'pg'

export type Statements = {
  query<R extends pg.QueryResultRow>(
    config: string | pg.QueryConfig,
    values?: unknown[],
  ): Promise<pg.QueryResult<R>>
}

/** The statements of one connection, one after the other: work that asks for several at once need not know that pg wants it so. */
export function oneAtATime(client: Statements): Statements {
  let last: Promise<unknown> = Promise.resolve()
  return {
    query<R extends pg.QueryResultRow>(config: string | pg.QueryConfig, values?: unknown[]) {
      const mine = last.then(async () => withItsRows(await client.query<R>(config, values)))
      last = mine.then(nothing, nothing)
      return mine
    },
  }
}

const nothing = () => undefined

/**
 * A result to read once, and pg's own one without its rows. What pg has promised is linked with what it promises next,
 * so that as soon as one result is in V8's old space, the rows of all later ones get there, where garbage stays long:
 * an export of 100,000 rows left 160 MB of it (docs/decisions/041-launch.md).
 */
function withItsRows<R extends pg.QueryResultRow>(result: pg.QueryResult<R>): pg.QueryResult<R> {
  // Several statements in one text have several results, whatever the types say.
  if (Array.isArray(result)) return result
  const { rows } = result
  result.rows = []
  return { ...result, rows }
}
