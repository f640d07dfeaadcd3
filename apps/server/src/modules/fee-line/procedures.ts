import { feeLine } from '@yuncang/shared/contracts/fee-line'
import { member, router } from '../../trpc/operation.ts'
import { create, update } from './service/manual.ts'
import { get, ofBusiness, ofInbound, ofOutbound, page, totals } from './service/read.ts'
import { rerate } from './service/rerate.ts'
import { runPeriod } from './service/run.ts'
import { audit, confirm, voidLine } from './service/steps.ts'

export const feeLineProcedures = router({
  page: member.query(feeLine.page, page),
  totals: member.query(feeLine.totals, totals),
  get: member.query(feeLine.get, get),
  ofBusiness: member.query(feeLine.ofBusiness, ofBusiness),
  ofInbound: member.query(feeLine.ofInbound, ofInbound),
  ofOutbound: member.query(feeLine.ofOutbound, ofOutbound),
  create: member.mutation(feeLine.create, create),
  update: member.mutation(feeLine.update, update),
  confirm: member.mutation(feeLine.confirm, confirm),
  audit: member.mutation(feeLine.audit, audit),
  void: member.mutation(feeLine.void, voidLine),
  rerate: member.mutation(feeLine.rerate, rerate),
  runPeriod: member.mutation(feeLine.runPeriod, runPeriod),
})
