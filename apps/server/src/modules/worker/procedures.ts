import { forklift, worker } from '@yuncang/shared/nouns/worker/contract'
import { member, router } from '../../trpc/operation.ts'
import { forkliftPage, tallyMen, workerPage, workPeople } from './service/read.ts'
import {
  createForklift,
  createWorker,
  stopWorker,
  updateForklift,
  updateWorker,
} from './service/save.ts'

export const workerProcedures = router({
  page: member.query(worker.page, workerPage),
  workPeople: member.query(worker.workPeople, workPeople),
  tallyMen: member.query(worker.tallyMen, tallyMen),
  create: member.mutation(worker.create, createWorker),
  update: member.mutation(worker.update, updateWorker),
  setStopped: member.mutation(worker.setStopped, stopWorker),
})

export const forkliftProcedures = router({
  page: member.query(forklift.page, forkliftPage),
  create: member.mutation(forklift.create, createForklift),
  update: member.mutation(forklift.update, updateForklift),
})
