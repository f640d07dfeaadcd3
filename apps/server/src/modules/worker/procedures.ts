import { forklift, worker } from '@yuncang/shared/nouns/worker/contract'
import { creating, paging, stopping, updating } from '../../kernel/master-data/service/use-cases.ts'
import { member, router } from '../../trpc/operation.ts'
import { forkliftList, workerList } from './repo.ts'
import { forkliftNoun, tallyMen, workerNoun, workPeople } from './service.ts'

export const workerProcedures = router({
  page: member.query(worker.page, paging(workerList)),
  workPeople: member.query(worker.workPeople, workPeople),
  tallyMen: member.query(worker.tallyMen, tallyMen),
  create: member.mutation(worker.create, creating(workerNoun)),
  update: member.mutation(worker.update, updating(workerNoun)),
  setStopped: member.mutation(worker.setStopped, stopping(workerNoun)),
})

export const forkliftProcedures = router({
  page: member.query(forklift.page, paging(forkliftList)),
  create: member.mutation(forklift.create, creating(forkliftNoun)),
  update: member.mutation(forklift.update, updating(forkliftNoun)),
})
