import type { Db } from '@yuncang/db/handle'
import { openDb } from '@yuncang/db/open'
import { applySeed } from '@yuncang/db/seed/apply'
import { AppError } from '@yuncang/shared/errors'
import { existsSync } from 'node:fs'
import type { Config } from './config.ts'
import { migrationsFolder } from './migrations.ts'
import { createLog } from './platform/log.ts'

/** Instances that start at the same time fill the database one after the other. */
export const filling = 'filling the database'

export type OpenedDatabase = { readonly db: Db; readonly log: ReturnType<typeof createLog> }

/** Migrates and opens the database of the settings, with the platform's rows in it, and the log that it writes to. */
export async function openDatabase(config: Config): Promise<OpenedDatabase> {
  const log = createLog(config.logLevel)
  if (!existsSync(migrationsFolder))
    throw new AppError('start.migrationsMissing', { params: { folder: migrationsFolder } })
  const db = await openDb({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    ownerUrl: config.databaseOwnerUrl,
    migrations: migrationsFolder,
    onError: (error) => log.error({ err: error }, 'after a commit'),
  })
  await db.alone(filling, () => applySeed(db))
  return { db, log }
}
