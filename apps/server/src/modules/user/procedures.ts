import { sectionContract, user } from '@yuncang/shared/nouns/user/contract'
import { member, router } from '../../trpc/operation.ts'
import { page, selectMap } from './service/read.ts'
import { create, update } from './service/save.ts'
import { sections, setMembers } from './service/sections.ts'
import { invite, removeMember, setStatus } from './service/state.ts'

export const userProcedures = router({
  page: member.query(user.page, page),
  selectMap: member.query(user.selectMap, selectMap),
  create: member.mutation(user.create, create),
  update: member.mutation(user.update, update),
  setStatus: member.mutation(user.setStatus, setStatus),
  invite: member.mutation(user.invite, invite),
  removeMember: member.mutation(user.removeMember, removeMember),
})

export const sectionProcedures = router({
  list: member.query(sectionContract.list, sections),
  setMembers: member.mutation(sectionContract.setMembers, setMembers),
})
