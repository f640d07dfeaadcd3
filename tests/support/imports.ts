import { startJobs } from '@yuncang/server/jobs/worker'
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest'
import { startApp, type TestApp } from './app.ts'
import { patience } from './patience.ts'

export type Batch = {
  id: string
  fileName: string
  version: number
  status: string
  jobId: string | null
  progress: { stage: string | null; done: number; total: number } | null
  rowCount: number
  badRows: number
  findingCount: number
  doubtfulRows: number
  warnings: { kind: string; count: number }[]
  tally: {
    ready: number
    wrong: number
    skipped: { reason: string; count: number }[]
    hidden?: { count: number; rows: number[] }
  } | null
  acceptance: { kinds: { kind: string; count: number }[]; userName: string; time: string } | null
  refusal: string | null
  sheetNo: number | null
  headerRow: number | null
  sheets: { name: string; rows: number; hidden: boolean }[]
  parts: {
    id: string
    version: number
    sheet: number
    name: string
    status: string
    rowCount: number
    findingCount: number
    result: Record<string, unknown> | null
  }[]
  mapping: { position: number; letter: string; heading: string; keys: string[]; unit?: string }[]
  columns: { key: string; title: string; required: boolean }[]
  facts: { key: string; text: string; row: number; letter: string }[]
  constants: Record<string, string>
  ignoreHidden: 0 | 1
  meanings: {
    of: Record<string, string>
    is: Record<string, string>
    name: string
    isRemembered: 0 | 1
  }[]
  sameAs: { fileName: string } | null
  result: Record<string, unknown> | null
}

/** A batch when no job works on it any more. */
const settledFor = (app: TestApp, as: string, id: string): Promise<Batch> => {
  const over = async () => {
    const batch: Batch = await app.data('importBatch.get', { id }, as)
    if (/reading|publishing/.test(batch.status)) throw new Error(`still ${batch.status}`)
    return batch
  }
  return vi.waitFor(over, patience)
}

/** The wizard as a screen uses it, with a worker for its jobs. */
export function wizardOf(app: TestApp, as = 'kf') {
  const get = (id: string): Promise<Batch> => app.data('importBatch.get', { id }, as)
  const settled = (id: string) => settledFor(app, as, id)
  const uploadRaw = (bytes: Uint8Array, name = 'a.xlsx', noun = 'inboundOrder') =>
    app.upload(`importBatch.${noun}`, bytes, name, as)
  return {
    get,
    settled,
    uploadRaw,
    worker: startJobs(app.services),
    async upload(bytes: Uint8Array, name?: string, noun?: string): Promise<Batch> {
      const { body } = await uploadRaw(bytes, name, noun)
      expect(body).toMatchObject({ code: 200 })
      return settled(String(body.data.id))
    },
    async publish(
      { id, version }: Pick<Batch, 'id' | 'version'>,
      accepted: string[] = [],
    ): Promise<Batch> {
      await app.data('importBatch.publish', { id, version, accepted }, as)
      return settled(id)
    },
    async setMapping(input: {
      id: string
      version: number
      [key: string]: unknown
    }): Promise<Batch> {
      await app.data('importBatch.setMapping', input, as)
      return settled(input.id)
    },
    rows: (id: string, more: object = {}) => app.data('importBatch.rows', { id, ...more }, as),
  }
}

/** An application for a file of tests, its wizard, and bills of lading that no other test has. */
export function importSuite(prefix: string) {
  let app: TestApp
  let wizard: ReturnType<typeof wizardOf>
  let turn = 0
  beforeAll(async () => {
    app = await startApp()
    wizard = wizardOf(app)
  })
  beforeEach(() => {
    turn += 1
  })
  afterAll(async () => {
    await wizard.worker.stop()
    await app.close()
  })
  return {
    app: () => app,
    wizard: () => wizard,
    bill: (n = 1) => `${prefix}${String(turn).padStart(2, '0')}-${n}`,
    settledFor: (id: string, as: string) => settledFor(app, as, id),
    orderOf: (no: string) => app.call('inboundOrder.getByBill', { masterBillNo: no }, 'kf'),
    /** Cancels the job that works on a batch, or waits to; gives its id. */
    cancel: async (id: string) => {
      const { jobId } = await wizard.get(id)
      await app.data('job.cancel', { id: jobId }, 'kf')
      return jobId
    },
    /** No worker takes what is asked for, so that it waits. */
    withoutWorker: async (work: () => Promise<void>) => {
      await wizard.worker.stop()
      try {
        await work()
      } finally {
        wizard = { ...wizard, worker: startJobs(app.services) }
      }
    },
  }
}
