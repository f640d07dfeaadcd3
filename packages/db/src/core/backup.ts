import { readMigrationFiles } from 'drizzle-orm/migrator'

/** What a copy of a database holds, for its manifest. */
export type Contents = {
  /** Time of the newest migration that its schema has, in milliseconds. */
  schema: number
  /** Rows by table. */
  rows: Record<string, number>
}

/** Times of the migrations that this version knows, the oldest first. */
export const migrationTimes = (folder: string): number[] =>
  readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis }) => folderMillis)

/** The tables whose rows are not as many as they should be. */
export function differences(expected: Contents['rows'], found: Contents['rows']): string[] {
  const tables = new Set([...Object.keys(expected), ...Object.keys(found)])
  return [...tables].filter((table) => expected[table] !== found[table])
}
