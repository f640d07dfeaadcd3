import closeWithGrace from 'close-with-grace'
import { buildApp } from './app.ts'
import { startCleanup } from './composition/housekeeping.ts'
import { readConfig } from './config.ts'
import { closePublishedAccounts } from './demo/accounts.ts'
import { progressOn } from './demo/progress.ts'
import { seedDemo } from './demo/seed.ts'
import { welcome } from './demo/welcome.ts'
import { startJobs } from './jobs/worker.ts'
import { startOutbox } from './outbox/worker.ts'
import { flushed } from './platform/log.ts'
import { assertPortFree, refusalOfListening } from './platform/port.ts'
import { releaseStartMemory } from './platform/start-memory.ts'
import { refuseStart } from './refuse-start.ts'
import { filling, startServices } from './start-up.ts'

async function start(): Promise<void> {
  const config = readConfig(process.env)
  // Before anything is written: a second start by mistake leaves the first alone.
  await assertPortFree(config)
  const services = await startServices(config)
  const { db, log } = services
  if (config.isDemo) {
    const months = config.demoMonths
    const progress = progressOn(process.stdout, months)
    await db.alone(filling, () => seedDemo(services, { months, progress }))
  }
  await closePublishedAccounts(services)

  const app = await buildApp(services)
  await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
    throw refusalOfListening(error, config) ?? error
  })
  const stopCleanup = startCleanup(services)
  const stopOutbox = startOutbox(services)
  const jobs = startJobs(services)

  closeWithGrace({ delay: 10_000, logger: false }, async ({ err, signal }) => {
    // pino writes a fatal line in a loop that has no end when nobody reads it.
    if (err) log.error({ err }, 'stopping after a failure')
    else log.info({ signal }, 'stopping')
    stopCleanup()
    // Before the last requests are answered: whoever takes them over need not wait.
    await jobs.stop()
    await app.close()
    await stopOutbox()
    await db.close()
    await flushed(log)
  })

  process.stdout.write(welcome(config))
  releaseStartMemory()
}

await start().catch(refuseStart)
