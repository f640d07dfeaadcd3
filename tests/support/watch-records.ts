import Database from 'better-sqlite3'
import { join } from 'node:path'

/**
 * How many records each table of a SQLite database has and in which versions, looked at anew only after a commit, by a
 * connection of its own. What is written down about calls is no record.
 */
export function watchRecords(folder: string) {
  const raw = new Database(join(folder, 'test.db'), { readonly: true })
  const tables = raw
    .prepare<[], { name: string }>(
      `select m.name from sqlite_schema m join pragma_table_info(m.name) c on c.name = 'version'
       where m.type = 'table'`,
    )
    .all()
  const counts = tables.map(({ name }) => `select '${name}', count(*), sum(version) from "${name}"`)
  const all = raw.prepare(counts.join(' union all ')).raw()
  let commits: unknown
  let state = ''
  return {
    state(): string {
      const latest = raw.pragma('data_version', { simple: true })
      if (latest !== commits) state = JSON.stringify(all.all())
      commits = latest
      return state
    },
    close: () => raw.close(),
  }
}
