import { sealRecord } from '@yuncang/shared/nouns/seal-record/contract'
import { member, router } from '../../trpc/operation.ts'
import { get, page } from './service/read.ts'
import { createByContract, createByInboundOrder, update } from './service/save.ts'
import { step } from './service/step.ts'

export const sealRecordProcedures = router({
  page: member.query(sealRecord.page, page),
  get: member.query(sealRecord.get, get),
  createByContract: member.mutation(sealRecord.createByContract, createByContract),
  createByInboundOrder: member.mutation(sealRecord.createByInboundOrder, createByInboundOrder),
  update: member.mutation(sealRecord.update, update),
  step: member.mutation(sealRecord.step, step),
})
