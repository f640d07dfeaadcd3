import closeWithGrace from 'close-with-grace'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { progressOn } from './demo/progress.ts'
import { seedDemo } from './demo/seed.ts'
import { welcome } from './demo/welcome.ts'
import { startJobs } from './jobs/worker.ts'
import { startHousekeeping } from './modules/housekeeping.ts'
import { startOutbox } from './outbox/worker.ts'
import { flushed } from './platform/log.ts'
import { releaseStartMemory } from './platform/start-memory.ts'
import { filling, startServices } from './start-up.ts'

const config = readConfig(process.env)
const services = await startServices(config)
const { db, log } = services
if (config.isDemo) {
  const months = config.demoMonths
  const progress = progressOn(process.stdout, months)
  await db.alone(filling, () => seedDemo(services, { months, progress }))
}

const app = await buildApp(services)
const stopHousekeeping = startHousekeeping(services)
const stopOutbox = startOutbox(services)
const jobs = startJobs(services)

closeWithGrace({ delay: 10_000, logger: false }, async ({ err, signal }) => {
  // pino writes a fatal line in a loop that has no end when nobody reads it.
  if (err) log.error({ err }, 'stopping after a failure')
  else log.info({ signal }, 'stopping')
  stopHousekeeping()
  // Before the last requests are answered: whoever takes them over need not wait.
  await jobs.stop()
  await app.close()
  await stopOutbox()
  await db.close()
  await flushed(log)
})

await app.listen({ port: config.port, host: config.host })
process.stdout.write(welcome(config))
releaseStartMemory()
