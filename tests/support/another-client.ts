import pg from 'pg'

const waiting = `select count(*)::int as locks from pg_locks l join pg_stat_activity a using (pid)
  where not l.granted and a.datname = current_database()`

/** The owner of a PostgreSQL database in a transaction of its own, for as long as it takes: who needs what it holds waits. */
export async function anotherClient(ownerUrl: string | undefined, tenant = 'WMS_DEMO') {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  // In a transaction PostgreSQL would go on telling of the connections that it saw first.
  const watcher = new pg.Client({ connectionString: ownerUrl })
  await watcher.connect()
  await client.query(`begin; set local app.tenant = '${tenant}'`)
  return {
    query: (sql: string, params: unknown[] = []) => client.query(sql, params),
    /** How many statements of others wait for what somebody holds. */
    waiting: async (): Promise<number> =>
      (await watcher.query<{ locks: number }>(waiting)).rows[0]!.locks, // a count has a row
    async commit(): Promise<void> {
      await client.query('commit')
      await client.end()
      await watcher.end()
    },
  }
}
