import { importNouns, type ImportNoun } from '@yuncang/shared/nouns/import-batch/rules'
import { permissionOf } from '@yuncang/shared/access'
import * as z from 'zod'
import { defineJob } from '../../../jobs/kind.ts'
import * as repo from '../repo.ts'
import { publishBatch, readBatch } from './run.ts'

const input = z.strictObject({
  batchId: z.string(),
  noun: z.enum(Object.keys(importNouns) as [ImportNoun, ...ImportNoun[]]), // its keys
})
type Order = z.output<typeof input>

/** What somebody must be permitted to import a noun. */
export const rightOf = (noun: ImportNoun) => permissionOf[`importBatch.${noun}`]

const permission = ({ noun }: Order) => rightOf(noun)

/** Reads an uploaded file and judges its rows. */
export const importRead = defineJob<Order>({
  kind: 'import.read',
  input,
  permission,
  async run(ctx, { batchId }, control) {
    await readBatch(ctx, batchId, control)
    return {}
  },
  abandoned: (tx, { id, input: { batchId } }, now) =>
    repo.giveUp(
      tx,
      { id: batchId, jobId: id, from: 'reading' },
      {
        status: 'draft',
        refusal: { reason: 'importBatch.notChecked' },
        updateTime: now,
      },
    ),
})

/** Stores a judged file, all of it or nothing. */
export const importPublish = defineJob<Order>({
  kind: 'import.publish',
  input,
  permission,
  run: async (ctx, { batchId }, control) => ({
    result: await publishBatch(ctx, batchId, control),
  }),
  // It can be published again, or discarded.
  abandoned: (tx, { id, input: { batchId } }, now) =>
    repo.giveUp(
      tx,
      { id: batchId, jobId: id, from: 'publishing' },
      {
        status: 'checked',
        updateTime: now,
      },
    ),
})
