import { startJobs } from '@yuncang/server/jobs/worker'
import { expect, vi } from 'vitest'
import type { TestApp } from './app.ts'

export type Batch = {
  id: string
  version: number
  status: string
  rowCount: number
  badRows: number
  findingCount: number
  refusal: string | null
  sheetNo: number | null
  headerRow: number | null
  sheets: { name: string; rows: number; hidden: boolean }[]
  mapping: { position: number; letter: string; heading: string; keys: string[]; unit?: string }[]
  columns: { key: string; title: string; required: boolean }[]
  sameAs: { fileName: string } | null
  result: Record<string, unknown> | null
}

/** The wizard as a screen uses it, with a worker for its jobs. */
export function wizardOf(app: TestApp, as = 'kf') {
  const get = (id: string): Promise<Batch> => app.data('importBatch.get', { id }, as)
  /** The batch when no job works on it any more. */
  const settled = async (id: string): Promise<Batch> => {
    const over = async () => {
      const batch = await get(id)
      if (/reading|publishing/.test(batch.status)) throw new Error(`still ${batch.status}`)
      return batch
    }
    return vi.waitFor(over, { timeout: 60_000 })
  }
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
    async publish({ id, version }: Pick<Batch, 'id' | 'version'>): Promise<Batch> {
      await app.data('importBatch.publish', { id, version }, as)
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
