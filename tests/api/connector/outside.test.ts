import { createCaller } from '@yuncang/server/connectors/outside/caller'
import { httpExchange, type Exchange } from '@yuncang/server/connectors/outside/exchange'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { outsideSuite } from './outsides.ts'

const { app, now, later, waits, hasty } = outsideSuite()

describe('an outside system', () => {
  const answer = z.object({ value: z.number() })
  const ask = { tenant: 'WMS_DEMO', method: 'GET', path: '/x' } as const
  type Step = { status: number; text: string } | 'silence'
  const good = { status: 200, text: '{"value":1}' }
  const callerOver = (steps: Step[]) => {
    const keys: (string | undefined)[] = []
    const exchange: Exchange = (request, signal) => {
      keys.push(request.key)
      const step = steps.shift() ?? good
      if (step !== 'silence') return Promise.resolve(step)
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('late')), { once: true })
      })
    }
    const call = createCaller({
      exchange,
      clock: now,
      log: app().services.log,
      patience: hasty,
      unavailable: 'contractSystem.unavailable',
      refused: 'contractSystem.refused',
    })
    return { call, keys }
  }
  const unavailable = { reason: 'contractSystem.unavailable' }

  test.each<[string, Step]>([
    ['does not answer in time', 'silence'],
    ['answers 500', { status: 500, text: '' }],
    ['answers 429', { status: 429, text: '' }],
    ['answers garbage', { status: 200, text: '<html>' }],
    ['answers something else than was agreed', { status: 200, text: '{"value":"1"}' }],
  ])('that %s is asked again, with growing waits', async (_name, step) => {
    waits.length = 0
    const { call, keys } = callerOver([step, step])
    expect(await call(answer, ask)).toEqual({ value: 1 })
    expect(keys).toHaveLength(3)
    expect(waits).toEqual([200, 800])
  })

  test('is left alone after three attempts, and a refusal is believed at once', async () => {
    const broken = { status: 503, text: '' }
    const tired = callerOver([broken, broken, broken])
    await expect(tired.call(answer, ask)).rejects.toMatchObject(unavailable)
    expect(tired.keys).toHaveLength(3)
    const refusing = callerOver([{ status: 409, text: '{"msg":"额度不足"}' }])
    await expect(refusing.call(answer, ask)).rejects.toMatchObject({
      reason: 'contractSystem.refused',
      message: '合同系统拒绝了这次请求：额度不足',
    })
    expect(refusing.keys).toHaveLength(1)
  })

  test('is told once what carries no key, and again what carries one, under the same key', async () => {
    const broken = { status: 500, text: '' }
    const bare = callerOver([broken])
    const write = { ...ask, method: 'POST', body: {} } as const
    await expect(bare.call(answer, write)).rejects.toMatchObject(unavailable)
    expect(bare.keys).toHaveLength(1)
    const keyed = callerOver([broken, 'silence'])
    await keyed.call(answer, { ...write, key: 'k1' })
    expect(keyed.keys).toEqual(['k1', 'k1', 'k1'])
  })

  test('that fails five times is not asked for 30 seconds; then one call decides', async () => {
    const broken = { status: 500, text: '' }
    const { call, keys } = callerOver(Array.from({ length: 18 }, () => broken))
    for (let i = 0; i < 5; i++) await expect(call(answer, ask)).rejects.toMatchObject(unavailable)
    expect(keys).toHaveLength(15)
    await expect(call(answer, ask)).rejects.toMatchObject(unavailable)
    expect(keys).toHaveLength(15)
    // Another tenant's circuit is its own.
    await expect(call(answer, { ...ask, tenant: 'WMS_ZJWL' })).rejects.toMatchObject(unavailable)
    expect(keys).toHaveLength(18)
    later(29_999)
    await expect(call(answer, ask)).rejects.toMatchObject(unavailable)
    expect(keys).toHaveLength(18)
    later(1)
    expect(await call(answer, ask)).toEqual({ value: 1 })
    expect(await call(answer, ask)).toEqual({ value: 1 })
  })

  test('that failed is asked again at once when the clock is put back', async () => {
    const { call } = callerOver(Array.from({ length: 15 }, () => ({ status: 500, text: '' })))
    for (let i = 0; i < 5; i++) await expect(call(answer, ask)).rejects.toMatchObject(unavailable)
    await expect(call(answer, ask)).rejects.toMatchObject(unavailable)
    later(-3_600_000)
    expect(await call(answer, ask)).toEqual({ value: 1 })
  })

  describe('over HTTP', () => {
    let close: (() => Promise<void>) | undefined
    afterEach(() => close?.())
    const serve = async (listener: RequestListener) => {
      const server = createServer(listener)
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      close = () => new Promise((resolve) => server.close(() => resolve()))
      // A listening TCP server has an address with a port.
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    }
    const signal = () => AbortSignal.timeout(10_000)

    test('gets tenant, token, key and body as agreed', async () => {
      let seen: object = {}
      const url = await serve((request, response) => {
        const { authorization, 'x-tenant-node': tenant, 'idempotency-key': key } = request.headers
        seen = { method: request.method, url: request.url, authorization, tenant, key }
        response.end('{"ok":true}')
      })
      const request = {
        tenant: 'WMS_DEMO',
        method: 'POST',
        path: '/a',
        query: { name: '云 海' },
      } as const
      const got = await httpExchange(`${url}/`, 'secret')(
        { ...request, body: {}, key: 'k' },
        signal(),
      )
      expect(got).toEqual({ status: 200, text: '{"ok":true}' })
      expect(seen).toEqual({
        method: 'POST',
        url: '/a?name=%E4%BA%91+%E6%B5%B7',
        authorization: 'Bearer secret',
        tenant: 'WMS_DEMO',
        key: 'k',
      })
    })

    test('is asked at no other path than the one that is meant', async () => {
      const asked: (string | undefined)[] = []
      const url = await serve((request, response) => {
        asked.push(request.url)
        response.end('{}')
      })
      for (const path of ['/customers/..', '/customers/%2e%2E', '/customers/.', '/a\\b', '/a?b'])
        await expect(
          httpExchange(`${url}/api`, 'secret')({ ...ask, path }, signal()),
        ).rejects.toThrow('path')
      expect(asked).toEqual([])
    })

    test('is not followed elsewhere and not read without end', async () => {
      const away = await serve((_request, response) => {
        response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
      })
      await expect(httpExchange(away, undefined)(ask, signal())).rejects.toThrow()
      await close?.()
      const endless = await serve((_request, response) => {
        const pour = () => {
          while (!response.destroyed && response.write('x'.repeat(65_536)));
        }
        response.on('drain', pour)
        pour()
      })
      await expect(httpExchange(endless, undefined)(ask, signal())).rejects.toThrow('too large')
    })
  })
})
