import { feeLine } from '@yuncang/shared/nouns/fee-line/contract'
import { member, router } from '../../trpc/operation.ts'
import { create, update } from './service/manual.ts'
import { get, ofBusiness, ofInbound, ofOutbound, page, totals } from './service/read.ts'
import { previewRerate, rerate, rerateLine, startRerate } from './service/rerate.ts'
import { runPeriod, startPeriod } from './service/run.ts'
import { splitBasis } from './service/split-basis.ts'
import { split } from './service/split.ts'
import { audit, confirm, sendBack } from './service/steps.ts'
import { voidLine } from './service/void.ts'

export const feeLineProcedures = router({
  page: member.query(feeLine.page, page),
  totals: member.query(feeLine.totals, totals),
  get: member.query(feeLine.get, get),
  ofBusiness: member.query(feeLine.ofBusiness, ofBusiness),
  ofInbound: member.query(feeLine.ofInbound, ofInbound),
  ofOutbound: member.query(feeLine.ofOutbound, ofOutbound),
  create: member.mutation(feeLine.create, create),
  split: member.mutation(feeLine.split, split),
  splitBasis: member.query(feeLine.splitBasis, splitBasis),
  update: member.mutation(feeLine.update, update),
  confirm: member.mutation(feeLine.confirm, confirm),
  audit: member.mutation(feeLine.audit, audit),
  sendBack: member.mutation(feeLine.sendBack, sendBack),
  void: member.mutation(feeLine.void, voidLine),
  rerateLine: member.mutation(feeLine.rerateLine, rerateLine),
  previewRerate: member.query(feeLine.previewRerate, previewRerate),
  startRerate: member.mutation(feeLine.startRerate, startRerate),
  rerate: member.mutation(feeLine.rerate, rerate),
  runPeriod: member.mutation(feeLine.runPeriod, runPeriod),
  startPeriod: member.mutation(feeLine.startPeriod, startPeriod),
})
