import { openPostgres } from '@yuncang/db/postgres/open'
import { openSqlite } from '@yuncang/db/sqlite/open'
import type { Db } from '@yuncang/db/handle'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { Engine } from './database.ts'
import { createEmptyDatabase } from './postgres.ts'
import type { Place } from './server-process.ts'

/** Places of a test file for the data of servers that are processes of their own. */
export function places(engine: Engine) {
  const ends: (() => Promise<unknown> | void)[] = []
  return {
    /** An empty place. */
    async fresh(): Promise<Place> {
      const folder = mkdtempSync(join(tmpdir(), 'yuncang-place-'))
      ends.push(() => rmSync(folder, { recursive: true, force: true }))
      if (engine === 'sqlite') return { folder, env: {} }
      const { url, ownerUrl, drop } = await createEmptyDatabase(inject('postgresPort'))
      ends.push(drop)
      return { folder, env: { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl } }
    },
    /** What lies there, seen beside the server or after it. */
    async look<R>({ folder, env }: Place, work: (db: Db) => Promise<R>): Promise<R> {
      const onError = () => {}
      const url = env['DATABASE_URL']
      const db = url
        ? await openPostgres({ url, onError, connections: 2 })
        : openSqlite({ file: join(folder, 'yuncang.db'), onError })
      try {
        return await work(db)
      } finally {
        await db.close()
      }
    },
    async close(): Promise<void> {
      for (const end of ends.splice(0).toReversed()) await end()
    },
  }
}
