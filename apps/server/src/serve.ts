import closeWithGrace from 'close-with-grace'
import { flushCompileCache } from 'node:module'
import { buildApp, createServices } from './app.ts'
import { startCleanup } from './composition/housekeeping.ts'
import type { Config } from './config.ts'
import { closePublishedAccounts } from './demo/accounts.ts'
import { progressOn } from './demo/progress.ts'
import { seedDemo } from './demo/seed.ts'
import { welcome } from './demo/welcome.ts'
import { startJobs } from './jobs/worker.ts'
import { startReturned } from './outbox/returned.ts'
import { startOutbox } from './outbox/worker.ts'
import { flushed } from './platform/log.ts'
import { refusalOfListening } from './platform/port.ts'
import { releaseStartMemory } from './platform/start-memory.ts'
import { filling, type OpenedDatabase } from './start-up.ts'

/** Runs the application on an open database until the process is told to end. */
export async function serve(config: Config, { db: opened, log }: OpenedDatabase): Promise<void> {
  const services = createServices(config, opened, { log })
  const { db } = services
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
  const stopReturned = startReturned(services)
  const jobs = startJobs(services)

  closeWithGrace({ delay: 10_000, logger: false }, async ({ err, signal }) => {
    // pino writes a fatal line in a loop that has no end when nobody reads it.
    if (err) log.error({ err }, 'stopping after a failure')
    else log.info({ signal }, 'stopping')
    stopCleanup()
    // Before the last requests are answered: whoever takes them over need not wait.
    await jobs.stop()
    await app.close()
    await Promise.all([stopOutbox(), stopReturned()])
    await db.close()
    await flushed(log)
  })

  process.stdout.write(welcome(config))
  // Node keeps what it has compiled at an orderly end only: whoever is always killed would compile at every start.
  flushCompileCache()
  releaseStartMemory()
}
