import { importBatch } from '@yuncang/shared/contracts/import-batch'
import { member, router } from '../../trpc/operation.ts'
import { discard, get, list, publish, rows, setMapping } from './service/batch.ts'

export const importBatchProcedures = router({
  list: member.query(importBatch.list, list),
  get: member.query(importBatch.get, get),
  rows: member.query(importBatch.rows, rows),
  setMapping: member.mutation(importBatch.setMapping, setMapping),
  publish: member.mutation(importBatch.publish, publish),
  discard: member.mutation(importBatch.discard, discard),
})
