import { importNouns, type ImportNoun } from '@yuncang/shared/domain/import-batch'
import { z } from 'zod'
import { rightOf } from '../modules/import/service/kinds.ts'
import { publishBatch, readBatch } from '../modules/import/service/run.ts'
import { defineJob } from './kind.ts'

const input = z.strictObject({
  batchId: z.string(),
  noun: z.enum(Object.keys(importNouns) as [ImportNoun, ...ImportNoun[]]), // its keys
})
type Order = z.output<typeof input>

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
})

/** Stores a judged file, all of it or nothing. */
export const importPublish = defineJob<Order>({
  kind: 'import.publish',
  input,
  permission,
  run: async (ctx, { batchId }, control) => ({
    result: await publishBatch(ctx, batchId, control),
  }),
})
