import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const patienceMs = 180_000

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('no port was given')
  return address.port
}

/** The built server with a fresh demo, until `stop`. */
export async function startServer({ months = 0 } = {}): Promise<{
  url: string
  stop: () => void
}> {
  const port = await freePort()
  const server = spawn('node', ['scripts/e2e-server.mjs', String(port), String(months)], {
    cwd: root,
    stdio: 'inherit',
  })
  const url = `http://localhost:${port}`
  const until = Date.now() + patienceMs
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (Date.now() > until || server.exitCode !== null) throw new Error('the server did not start')
    await new Promise((wake) => setTimeout(wake, 200))
  }
  return { url, stop: () => server.kill('SIGTERM') }
}
