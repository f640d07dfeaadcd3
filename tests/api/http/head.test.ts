import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const head = (url: string) => app.app.inject({ method: 'HEAD', url })

test('probes may ask by HEAD', async () => {
  for (const url of ['/healthz', '/readyz']) expect((await head(url)).statusCode).toBe(200)
})

test('calls are asked by their own method alone', async () => {
  expect((await head('/api/lh-system/getTenantInfo')).statusCode).toBe(404)
})
