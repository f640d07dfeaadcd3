import { openPostgres } from '@yuncang/db/postgres/open'
import { openSqlite } from '@yuncang/db/sqlite/open'
import type { Db } from '@yuncang/db/handle'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { Engine } from './database.ts'
import { createEmptyDatabase, createTestDatabase, sharedTemplate } from './postgres.ts'
import { startProcess, type Place } from './server-process.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'yuncang-place-'))
const removed = (folder: string) => rmSync(folder, { recursive: true, force: true })
const placeIn = (folder: string, url: string, ownerUrl: string): Place => ({
  folder,
  env: { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl },
})

/** What a first start makes of a PostgreSQL database, as a template: made once in a run. */
const templateOfDemo = (port: number) =>
  sharedTemplate(port, 'the demo of a started server', async (url, ownerUrl) => {
    const folder = newFolder()
    const { child } = await startProcess(placeIn(folder, url, ownerUrl))
    // Asked to, it closes its connections: a database in use is no template.
    child.kill('SIGTERM')
    await once(child, 'exit')
    removed(folder)
  })

/** Places of a test file for the data of servers that are processes of their own. */
export function places(engine: Engine) {
  const ends: (() => Promise<unknown> | void)[] = []
  const isSqlite = engine === 'sqlite'
  const roomHere = () => {
    const folder = newFolder()
    ends.push(() => removed(folder))
    return folder
  }
  const placeOf = ({ url, ownerUrl, drop }: Awaited<ReturnType<typeof createEmptyDatabase>>) => {
    const place = placeIn(roomHere(), url, ownerUrl)
    ends.push(drop)
    return place
  }
  return {
    /** An empty place. */
    async fresh(): Promise<Place> {
      if (isSqlite) return { folder: roomHere(), env: {} }
      return placeOf(await createEmptyDatabase(inject('postgresPort')))
    },
    /**
     * A place for tests that are not about the first start, which takes twice as long as any other on PostgreSQL: the
     * demo is there already. On SQLite the first server makes it.
     */
    async withDemo(): Promise<Place> {
      if (isSqlite) return { folder: roomHere(), env: {} }
      const port = inject('postgresPort')
      return placeOf(await createTestDatabase(port, await templateOfDemo(port)))
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
