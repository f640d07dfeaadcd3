import { mountWeb } from '@yuncang/server/gateway/web'
import Fastify from 'fastify'
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'

/* The version by which clients learn that there is a new one (reliability.md case 183). */
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
