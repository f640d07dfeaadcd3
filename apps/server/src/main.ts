import { readConfig } from './config.ts'
import { assertPortFree } from './platform/port.ts'
import { refuseStart } from './refuse-start.ts'
import { openDatabase } from './start-up.ts'

async function start(): Promise<void> {
  const config = readConfig(process.env)
  // Before anything is written: a second start by mistake leaves the first alone.
  await assertPortFree(config)
  const opened = await openDatabase(config)
  // Loading the application takes longer than all of the above: only for a start that nothing stands in the way of.
  const { serve } = await import('./serve.ts')
  await serve(config, opened)
}

await start().catch(refuseStart)
