import { exportTable } from '@yuncang/server/files/spreadsheet/export'
import { uploadFolder } from '@yuncang/server/files/upload'
import { fileHandlers } from '@yuncang/server/composition/file-handlers'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { request, type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { constants, getPriority } from 'node:os'
import { Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { routeTable, startApp, type TestApp } from '../../support/app.ts'
import { nextChildFrozen } from '../../support/children.ts'
import { wizardOf } from '../../support/imports.ts'
import { eventually, moment } from '../../support/jobs.ts'
import { listening } from '../../support/notices.ts'
import { inboundWorkbook } from '../../support/workbooks.ts'

/* Who leaves before the answer is through stops the work (docs/domain/resilience.md#clients-that-leave). */
let app: TestApp

beforeAll(async () => {
  app = await startApp()
  await app.signIn('kf')
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => app.close())

/** A request on its way; `left` is reached when the server knows that its caller has gone. */
async function sent(operation: string, query = '', body?: Buffer, type = 'application/json') {
  const { method, path } = routeTable[operation]!
  const left = moment()
  const host = await listening(app)
  app.app.server.once('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.once('close', () => left.reach())
  })
  const headers = { ...(await app.headersOf('kf')), ...(body && { 'content-type': type }) }
  const caller: ClientRequest = request(`http://${host}${path}${query}`, { method, headers })
  // Cut off by ourselves.
  caller.on('error', () => {})
  caller.end(body)
  return {
    caller,
    leave: async () => {
      caller.destroy()
      await left.reached
    },
  }
}

test.each(['xlsx', 'csv'] as const)(
  'an export (%s) that is read no further ends',
  async (format) => {
    let isOver = false
    async function* chunks() {
      try {
        for (;;) yield [['A']]
      } finally {
        isOver = true
      }
    }
    const { stream } = await exportTable({
      name: 'endless',
      format,
      columns: [{ title: '单号' }],
      chunks: chunks(),
    })
    await once(stream, 'readable')
    stream.destroy()
    await eventually(() => isOver).toBe(true)
  },
)

test('a download ends with its caller', async () => {
  const endless = Readable.from(
    (async function* () {
      for (;;) yield Buffer.alloc(64 * 1024, 'a')
    })(),
  )
  const handler = fileHandlers['customer.export']!
  const file = { name: 'a.csv', type: 'text/csv', stream: endless }
  vi.spyOn(handler, 'run').mockImplementation(async () => file)
  const { caller, leave } = await sent('customer.export', '', Buffer.from('{}'))
  const [answer] = (await once(caller, 'response')) as [IncomingMessage]
  await once(answer, 'readable')
  expect(endless.destroyed).toBe(false)
  await leave()
  await eventually(() => endless.destroyed).toBe(true)
})

test('a workbook that nobody waits for is read no further, and nothing of it is left', async () => {
  const frozen = nextChildFrozen()
  const form = new FormData()
  form.append(
    'file',
    new Blob([Buffer.from(await inboundWorkbook([{ bill: 'GONE-1' }]))]),
    'a.xlsx',
  )
  const multipart = new Response(form)
  const { leave } = await sent(
    'inboundOrder.import',
    '',
    Buffer.from(await multipart.arrayBuffer()),
    multipart.headers.get('content-type')!,
  )
  const child = await frozen
  await leave()
  await eventually(() => child.signalCode).toBe('SIGKILL')
  await eventually(() => readdirSync(uploadFolder(app.services.config.dataDir))).toEqual([])
})

test('a job that reads a file leaves the processor to others; when it has to end, it begins anew', async () => {
  const frozen = nextChildFrozen()
  const first = wizardOf(app)
  const id = await upload('AGAIN-1')
  const child = await frozen
  expect(getPriority(child.pid)).toBeGreaterThanOrEqual(constants.priority.PRIORITY_BELOW_NORMAL)
  await first.worker.stop()
  expect(child.signalCode).toBe('SIGKILL')
  expect(await first.get(id)).toMatchObject({ status: 'reading', refusal: null })
  const second = wizardOf(app)
  expect(await second.settled(id)).toMatchObject({ status: 'checked', rowCount: 1 })
  await second.worker.stop()
})

test('a read in several steps takes no further one', async () => {
  const id = await upload('STEP-1')
  await holdRights()
  const read = app.services.db.read.bind(app.services.db)
  const [begun, goOn] = [moment(), moment()]
  let steps = 0
  vi.spyOn(app.services.db, 'read').mockImplementation(async (scope, work) => {
    if ('tenant' in scope) {
      steps += 1
      begun.reach()
      await goOn.reached
    }
    return read(scope, work)
  })
  const { leave } = await sent('importBatch.get', `?id=${id}`)
  await begun.reached
  await leave()
  goOn.reach()
  await app.data('importBatch.get', { id }, 'kf')
  const [ofBoth, ofOne] = [steps, await countSteps(id)]
  expect(ofOne).toBeGreaterThan(1)
  expect(ofBoth).toBe(1 + ofOne)

  async function countSteps(batch: string): Promise<number> {
    steps = 0
    await app.data('importBatch.get', { id: batch }, 'kf')
    return steps
  }

  /** Rights are looked up anew after a second, which is no step of this read. */
  async function holdRights(): Promise<void> {
    const { roles } = app.services
    const lookUp = roles.rightsOf.bind(roles)
    let held: ReturnType<typeof lookUp> | undefined
    vi.spyOn(roles, 'rightsOf').mockImplementation(
      (tenant, codes) => (held ??= lookUp(tenant, codes)),
    )
    await app.data('importBatch.get', { id }, 'kf')
  }
})

/** A file for the wizard; no worker looks at it yet. */
async function upload(bill: string): Promise<string> {
  const file = await inboundWorkbook([{ bill }])
  const { body } = await app.upload('importBatch.inboundOrder', file, 'a.xlsx', 'kf')
  return String(body.data.id)
}
