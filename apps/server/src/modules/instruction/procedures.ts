import { instruction } from '@yuncang/shared/nouns/instruction/contract'
import { member, router } from '../../trpc/operation.ts'
import { get, ofRoute, page, research } from './service/read.ts'
import { create, remove, update } from './service/save.ts'

export const instructionProcedures = router({
  page: member.query(instruction.page, page),
  create: member.mutation(instruction.create, create),
  update: member.mutation(instruction.update, update),
  remove: member.mutation(instruction.remove, remove),
  get: member.query(instruction.get, get),
  research: member.query(instruction.research, research),
  ofRoute: member.query(instruction.ofRoute, ofRoute),
})
