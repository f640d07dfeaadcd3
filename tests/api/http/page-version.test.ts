import { mountWeb } from '@yuncang/server/http/web'
import Fastify from 'fastify'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'

/* The version by which clients learn that there is a new one (docs/domain/interface.md#new-versions). */
let app: TestApp
const folders: string[] = []
const servers: { close: () => Promise<unknown> }[] = []

beforeAll(async () => {
  app = await startApp()
})
afterAll(async () => {
  for (const server of servers) await server.close()
  for (const folder of folders) rmSync(folder, { recursive: true })
  await app.close()
})

/** An instance whose pages were unpacked at some time. */
async function instance(page: string, unpacked: Date) {
  const folder = mkdtempSync(join(tmpdir(), 'yuncang-web-'))
  folders.push(folder)
  for (const name of ['index.html', 'login.html']) {
    const file = join(folder, name)
    writeFileSync(file, page)
    utimesSync(file, unpacked, unpacked)
  }
  const server = Fastify()
  servers.push(server)
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets', 'page-1a2b.js'), 'run()')
  await mountWeb(server, app.services.config, folder)
  return (headers: Record<string, string> = {}, url = '/') =>
    server.inject({ method: 'HEAD', url, headers })
}

test('is the same at every instance that gives the same page, asked without a login', async () => {
  const one = await instance('<p>one</p>', new Date('2026-01-01'))
  const other = await instance('<p>one</p>', new Date('2026-11-01'))
  const newer = await instance('<p>two</p>', new Date('2026-01-01'))
  const answers = await Promise.all([one(), other(), newer()])
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
    answers.map(() => [200, '']),
  )
  const [first, second, third] = answers.map(({ headers }) => headers.etag)
  expect(first).toMatch(/^W\/"/)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('spares whoever has the page already', async () => {
  const ask = await instance('<p>one</p>', new Date('2026-01-01'))
  const { headers } = await ask()
  const known = { 'if-none-match': String(headers.etag) }
  expect((await ask(known)).statusCode).toBe(304)
  expect((await ask(known, '/wms/inventory')).statusCode).toBe(304)
  expect((await ask({ 'if-none-match': 'W/"old"' })).statusCode).toBe(200)
})

test('what a page needs is kept for good, as its name changes with it; other files are not given', async () => {
  const ask = await instance('<p>one</p>', new Date('2026-01-01'))
  const { headers, statusCode } = await ask({}, '/assets/page-1a2b.js')
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toContain('immutable')
  expect((await ask()).headers['cache-control']).toBe('no-cache')
  const others = ['/assets/other.js', '/assets/..%2findex.html', '/assets/../assets.js']
  const answers = await Promise.all(others.map((url) => ask({}, url)))
  for (const answer of answers) expect(answer.statusCode).toBeGreaterThanOrEqual(400)
})
