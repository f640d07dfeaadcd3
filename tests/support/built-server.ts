import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** vitest's global set-up: builds the server, which starts in a third of the time that its sources take. */
export function setup(): void {
  const script = join(import.meta.dirname, '../../apps/server/build.mjs')
  const { status, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The server could not be built:\n${stderr}`)
}
