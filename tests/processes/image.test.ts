import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assembleImage } from '../../scripts/image.mjs'
import { engineOptions } from '../../scripts/server-command.mjs'

/* What the Dockerfile puts into the image, put together and started outside of the repository. */
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'yuncang-image-'))
  assembleImage(folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('its packages take 120 MB at most, and its bundles have no source maps', () => {
  const packages = join(folder, 'node_modules')
  const sizes = readdirSync(packages, { recursive: true, encoding: 'utf8' }).map(
    (file) => statSync(join(packages, file)).size,
  )
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  expect(bytes).toBeGreaterThan(20_000_000)
  expect(bytes).toBeLessThan(120_000_000)
  const files = readdirSync(join(folder, 'apps'), { recursive: true, encoding: 'utf8' })
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
})

test('it starts, serves its pages and knows its packages', async () => {
  const child = spawn(process.execPath, [...engineOptions, 'apps/server/dist/main.js'], {
    cwd: folder,
    env: { DEMO: '1', DEMO_MONTHS: '0', DATA_DIR: join(folder, 'data'), PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  try {
    let said = ''
    child.stderr.on('data', (chunk) => (said += String(chunk)))
    let address: string | undefined
    for await (const chunk of child.stdout) {
      said += String(chunk)
      address = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0]
      if (address) break
    }
    expect(address, said).toBeDefined()
    const paths = ['/readyz', '/login', '/oidc/jwks', '/api/docs/js/scalar.js']
    const answers = await Promise.all(paths.map((path) => fetch(`${address}${path}`)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  } finally {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
})
