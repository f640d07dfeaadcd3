import { openDb } from '@yuncang/db/open'
import { applySeed } from '@yuncang/db/seed/apply'
import closeWithGrace from 'close-with-grace'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildApp, createServices } from './app.ts'
import { readConfig } from './config.ts'
import { seedDemo } from './demo/seed.ts'
import { welcome } from './demo/welcome.ts'
import { startHousekeeping } from './modules/housekeeping.ts'
import { startOutbox } from './outbox/worker.ts'
import { createLog } from './platform/log.ts'

const config = readConfig(process.env)
const log = createLog(config.logLevel)

// Seen from the bundle (dist/) and from the source (src/).
const migrations = join(import.meta.dirname, '../../../packages/db/migrations')
if (!existsSync(migrations)) throw new Error('The migrations are missing beside the server.')

const db = await openDb({
  dataDir: config.dataDir,
  databaseUrl: config.databaseUrl,
  ownerUrl: config.databaseOwnerUrl,
  migrations,
  onError: (error) => log.error({ err: error }, 'after a commit'),
})
await applySeed(db)
const services = createServices(config, db, { log })
if (config.isDemo) await seedDemo(services)

const app = await buildApp(services)
const stopHousekeeping = startHousekeeping(services)
const stopOutbox = startOutbox(services)

closeWithGrace({ delay: 10_000, logger: false }, async ({ err, signal }) => {
  if (err) log.fatal({ err }, 'stopping after a failure')
  else log.info({ signal }, 'stopping')
  stopHousekeeping()
  await app.close()
  await stopOutbox()
  await db.close()
})

await app.listen({ port: config.port, host: config.host })
process.stdout.write(welcome(config))
