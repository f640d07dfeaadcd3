import { outboundOrder } from '@yuncang/shared/nouns/outbound-order/contract'
import { recordMail } from '@yuncang/shared/nouns/outbox/record-mail'
import { outboundTruck } from '@yuncang/shared/nouns/outbound-order/truck'
import { member, router } from '../../trpc/operation.ts'
import { audit } from './service/audit.ts'
import { cancel, closeShort, finish } from './service/close.ts'
import { abort, gateIn } from './service/gate-in.ts'
import { gateOut, releaseWeight } from './service/gate-out.ts'
import { cancelTruck, issue } from './service/issue.ts'
import { load } from './service/load.ts'
import { letterOf, mails, send } from './service/mail.ts'
import { allocations, bills, get, lines, page, stock } from './service/read.ts'
import { create, update } from './service/save.ts'
import { withdraw } from './service/submit.ts'
import { list } from './service/trucks.ts'

export const outboundOrderProcedures = router({
  page: member.query(outboundOrder.page, page),
  get: member.query(outboundOrder.get, get),
  lines: member.query(outboundOrder.lines, lines),
  allocations: member.query(outboundOrder.allocations, allocations),
  bills: member.query(outboundOrder.bills, bills),
  stock: member.query(outboundOrder.stock, stock),
  create: member.mutation(outboundOrder.create, create),
  update: member.mutation(outboundOrder.update, update),
  withdraw: member.mutation(outboundOrder.withdraw, withdraw),
  audit: member.mutation(outboundOrder.audit, audit),
  cancel: member.mutation(outboundOrder.cancel, cancel),
  closeShort: member.mutation(outboundOrder.closeShort, closeShort),
  finish: member.mutation(outboundOrder.finish, finish),
  letter: member.query(recordMail.letter, letterOf),
  sendMail: member.mutation(recordMail.sendMail, send),
  mails: member.query(recordMail.mails, mails),
})

export const outboundTruckProcedures = router({
  list: member.query(outboundTruck.list, list),
  issue: member.mutation(outboundTruck.issue, issue),
  cancel: member.mutation(outboundTruck.cancel, cancelTruck),
  gateIn: member.mutation(outboundTruck.gateIn, gateIn),
  load: member.mutation(outboundTruck.load, load),
  abort: member.mutation(outboundTruck.abort, abort),
  gateOut: member.mutation(outboundTruck.gateOut, gateOut),
  releaseWeight: member.mutation(outboundTruck.releaseWeight, releaseWeight),
})
