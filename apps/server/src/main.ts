import closeWithGrace from 'close-with-grace'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { seedDemo } from './demo/seed.ts'
import { welcome } from './demo/welcome.ts'
import { startHousekeeping } from './modules/housekeeping.ts'
import { startOutbox } from './outbox/worker.ts'
import { startServices } from './start-up.ts'

const config = readConfig(process.env)
const services = await startServices(config)
const { db, log } = services
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
