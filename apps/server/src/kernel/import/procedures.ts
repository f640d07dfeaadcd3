import { importBatch } from '@yuncang/shared/nouns/import-batch/contract'
import { member, router } from '../../trpc/operation.ts'
import { correct } from './service/correct.ts'
import { takeSheets } from './service/sheets.ts'
import { discard, get, list, publish, rows, setMapping } from './service/batch.ts'

export const importBatchProcedures = router({
  list: member.query(importBatch.list, list),
  get: member.query(importBatch.get, get),
  rows: member.query(importBatch.rows, rows),
  setMapping: member.mutation(importBatch.setMapping, setMapping),
  takeSheets: member.mutation(importBatch.takeSheets, takeSheets),
  correct: member.mutation(importBatch.correct, correct),
  publish: member.mutation(importBatch.publish, publish),
  discard: member.mutation(importBatch.discard, discard),
})
