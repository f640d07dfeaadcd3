import type { InboundState } from '@yuncang/shared/nouns/inbound-plan/planned-order'
import {
  inboundOrderActions,
  orderStatusLabel,
  refusalOf,
  type InboundOrderAction,
} from '@yuncang/shared/nouns/inbound-order/rules'
import { auditStatusOf } from '@yuncang/shared/kernel/status-machine'
import type { Ctx } from '../../../trpc/context.ts'
import { countOpenDiffs } from '../../inbound-order/service/goods.ts'
import { mustFind } from '../../inbound-order/service/read.ts'
import * as repo from '../repo.ts'

/** Where an order stands, how far its plans are, and what the caller can do with it now. */
export const state = (ctx: Ctx, { id }: { id: string }): Promise<InboundState> =>
  ctx.read(async (db) => {
    const order = await mustFind(db, id)
    const { plans, finished } = await repo.tallyOf(db, id)
    const who = { id: ctx.user.id, permissions: ctx.permissions }
    // The keys of the machine are its actions.
    const actions = Object.keys(inboundOrderActions) as InboundOrderAction[]
    const { orderNo, masterBillNo, orderStatus, inboundDate } = order
    return {
      id,
      orderNo,
      masterBillNo,
      orderStatus,
      orderStatusName: orderStatusLabel(orderStatus, ctx.call.locale),
      auditStatus: auditStatusOf(orderStatus),
      inboundDate,
      plans,
      finishedPlans: finished,
      openDiffs: await countOpenDiffs(db, id),
      actions: actions.filter((action) => refusalOf(action, order, who) === undefined),
    }
  })
