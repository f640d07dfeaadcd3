import { job } from '@yuncang/shared/nouns/job/contract'
import { member, router } from '../../trpc/operation.ts'
import { cancel, exportList, get, mine, page, retry } from './service.ts'

export const jobProcedures = router({
  mine: member.query(job.mine, mine),
  page: member.query(job.page, page),
  get: member.query(job.get, get),
  cancel: member.mutation(job.cancel, cancel),
  retry: member.mutation(job.retry, retry),
  exportList: member.mutation(job.exportList, exportList),
})
