import { costCode, costStandard } from '@yuncang/shared/nouns/cost-code/contract'
import { member, router } from '../../trpc/operation.ts'
import { feeTypesOf, list, page } from './service/read.ts'
import { share } from './service/share.ts'
import { create, sync, update } from './service/save.ts'
import { setStandardStopped } from './service/standard-stop.ts'
import { replaceStandards } from './service/standards-sheet.ts'
import {
  allStandards,
  removeStandard,
  saveStandard,
  standardPage,
  standardsOf,
} from './service/standards.ts'

export const costCodeProcedures = router({
  page: member.query(costCode.page, page),
  list: member.query(costCode.list, list),
  create: member.mutation(costCode.create, create),
  update: member.mutation(costCode.update, update),
  sync: member.mutation(costCode.sync, sync),
  share: member.mutation(costCode.share, share),
  feeTypes: member.query(costCode.feeTypes, feeTypesOf),
})

export const costStandardProcedures = router({
  list: member.query(costStandard.list, standardsOf),
  page: member.query(costStandard.page, standardPage),
  sheet: member.query(costStandard.sheet, allStandards),
  replace: member.mutation(costStandard.replace, replaceStandards),
  save: member.mutation(costStandard.save, saveStandard),
  setStopped: member.mutation(costStandard.setStopped, setStandardStopped),
  remove: member.mutation(costStandard.remove, removeStandard),
})
