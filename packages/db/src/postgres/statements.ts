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
      const mine = last.then(() => client.query<R>(config, values))
      last = mine.catch(() => undefined)
      return mine
    },
  }
}
