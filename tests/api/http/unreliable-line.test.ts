import { encodeInput } from '@yuncang/shared/gateway/encode'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { routeTable, startApp, type TestApp } from '../../support/app.ts'
import { wizardOf, type Batch } from '../../support/imports.ts'
import { eventually } from '../../support/jobs.ts'
import { listening } from '../../support/notices.ts'
import { seeded } from '../../support/random.ts'
import { unreliableLine } from '../../support/unreliable-line.ts'
import { inboundWorkbook } from '../../support/workbooks.ts'

/*
 * The web client's own way of calling, over a line that loses requests and answers
 * (docs/domain/resilience.md#lines-that-break).
 */
const browser = vi.hoisted(() => {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  const document = { cookie: '' }
  const globals = { document, localStorage: storage, sessionStorage: storage }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  vi.stubGlobal('location', { pathname: '/', search: '' })
  return { document }
})
const { queryClient, trpc } = await import('../../../apps/web/src/api/client.ts')
const { once } = await import('../../../apps/web/src/api/once.ts')
const { send } = await import('../../../apps/web/src/api/request.ts')
const { chooseTenant } = await import('../../../apps/web/src/lib/credentials.ts')

let app: TestApp
let line: Awaited<ReturnType<typeof unreliableLine>>
let customerId: string
/** What comes next, before chance decides. */
const chances: number[] = []
const byChance = seeded(235)
const unheard = 0.04
const overNetwork = globalThis.fetch

beforeAll(async () => {
  app = await startApp()
  const page = await app.data('customer.page', { customerName: '样例橡胶' }, 'kf')
  customerId = page.records[0].id
  const target = `http://${await listening(app)}`
  line = await unreliableLine(target, {
    loss: 0.09,
    delayMs: 10,
    random: () => chances.shift() ?? byChance(),
  })
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    overNetwork(line.address + path, init),
  )
  browser.document.cookie = `x-access-token=${await app.signIn('kf')}`
  chooseTenant('WMS_DEMO')
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await line.close()
  await app.close()
})

function change(operation: string, input: object): Promise<any> {
  const route = routeTable[operation]!
  const { url, body } = encodeInput(route, input)
  return send(route.method, url, body, { preventRepeat: true })
}

const order = (masterBillNo: string) => ({
  masterBillNo,
  customerId,
  inboundType: '1',
  expectDate: '2026-12-01',
  inboundProductList: [{ productName: 'TSR20', planPieces: 1, planNet: '1' }],
})

describe('over a line that loses every eleventh request or answer', () => {
  test('every order is created, each once, and the list can be read', async () => {
    const bills = Array.from({ length: 25 }, (_, index) => `LINE-${1000 + index}`)
    for (const bill of bills) {
      const { id } = await change('inboundOrder.create', order(bill))
      await queryClient.fetchQuery(trpc.inboundOrder.get.queryOptions({ id }))
    }
    const query = { masterBillNo: 'LINE-', size: 200 }
    const page = await queryClient.fetchQuery(trpc.inboundOrder.page.queryOptions(query))
    expect(page.records.map(({ masterBillNo }) => masterBillNo).sort()).toEqual(bills)
    expect(new Set(line.fates)).toEqual(new Set(['lost', 'unheard', 'cut', 'through']))
  })

  test('a file goes through the import, once', async () => {
    const { worker } = wizardOf(app)
    const path = routeTable['importBatch.inboundOrder']!.path
    const batchOf = (id: string): Promise<Batch> =>
      queryClient.fetchQuery(trpc.importBatch.get.queryOptions({ id }, { staleTime: 0 }))
    const settled = (id: string, status: string) =>
      eventually(async () => (await batchOf(id)).status).toBe(status)
    const file = Buffer.from(await inboundWorkbook([{ bill: 'FILE-100' }]))
    chances.push(unheard)
    const { id } = await once('file', async (key) => {
      const form = new FormData()
      form.append('file', new Blob([file]), 'a.xlsx')
      return sent(path, form, key)
    })
    await settled(id, 'checked')
    const { version } = await batchOf(id)
    chances.push(unheard)
    expect(await change('importBatch.publish', { id, version })).toMatchObject({ id })
    await settled(id, 'published')
    await worker.stop()
    const unfinished = await app.data('importBatch.list', {}, 'kf')
    expect(unfinished).toEqual([])
    const stored = await app.data('inboundOrder.page', { masterBillNo: 'FILE-' }, 'kf')
    expect(stored.total).toBe(1)
  })
})

/** An upload as `api/files.ts` sends it, where there is no XMLHttpRequest. */
async function sent(path: string, body: FormData, key: string): Promise<{ id: string }> {
  const { callHeaders } = await import('../../../apps/web/src/api/exchange.ts')
  const { asFailure, open } = await import('../../../apps/web/src/api/failure.ts')
  const headers = { ...callHeaders(), 'idempotency-key': key }
  const failed = (error: unknown) => {
    throw asFailure(error)
  }
  const response = await fetch(path, { method: 'POST', headers, body }).catch(failed)
  const text = await response.text().catch(failed)
  return open(text, response.status) as { id: string } // by the contract of the operation
}
