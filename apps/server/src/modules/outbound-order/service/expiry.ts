import { inTenant, system, type Tx } from '@yuncang/db/handle'
import { toWireTime } from '@yuncang/shared/kernel/calendar'
import { outboundStatuses } from '@yuncang/shared/nouns/outbound-order/rules'
import { reservationTypes } from '@yuncang/shared/nouns/inventory/rules'
import type { Services } from '../../../platform/services.ts'
import { expiryOf, extend, runOut } from '../../inventory/service/expiry.ts'
import { valueOf } from '../../param/service/param.ts'
import type { Author } from '../../../kernel/record/service.ts'
import * as repo from '../repo.ts'
import { letGo } from './close.ts'
import { notifySubmitter } from './notify.ts'
import { advance } from './steps.ts'
import { systemUser } from '../../../platform/system-user.ts'

const hourMs = 3_600_000
const { reserved, issued, voided } = outboundStatuses

/**
 * Voids the orders whose hold has run out before a truck came, or extends it once
 * (docs/domain/outbound.md#when-a-reservation-runs-out). Each is a transaction of its own.
 */
export async function expireOutboundOrders({ db, clock, ids }: Services): Promise<number> {
  const author: Author = { user: systemUser, now: clock, newId: ids }
  const due = await db.read(system('holds that have run out'), (read) =>
    runOut(read, { type: reservationTypes.outbound, now: clock() }),
  )
  let ended = 0
  for (const { tenantNode, refId } of due)
    ended += await db.transaction(inTenant(tenantNode), (tx) => expire(tx, author, refId))
  return ended
}

/**
 * A step: ends one order whose hold has run out. 1 for an order that was changed; what is on its way, or was extended
 * meanwhile, is left alone.
 */
export async function expire(tx: Tx, author: Author, id: string): Promise<number> {
  const order = await repo.hold(tx, id)
  if (!order || (order.outboundStatus !== reserved && order.outboundStatus !== issued)) return 0
  const expiry = await expiryOf(tx, id)
  if (!expiry || expiry.expireTime > author.now()) return 0
  const mayWait = (await valueOf(tx, 'reserve.onExpire')) === 'extendOnce' && !expiry.wasExtended
  await (mayWait ? wait(tx, author, order, expiry.expireTime) : giveUp(tx, author, order))
  return 1
}

async function wait(tx: Tx, author: Author, order: repo.OrderRow, before: string): Promise<void> {
  const hours = Number(await valueOf(tx, 'reserve.expireHours'))
  const after = new Date(Date.parse(author.now()) + hours * hourMs).toISOString()
  await extend(tx, author, order.id, after)
  const times = { before: toWireTime(before), after: toWireTime(after) }
  const trucks = await repo.trucksOf(tx, order.id)
  await advance(tx, author, order, { action: 'extend', told: { expireTime: times }, trucks })
  await notifySubmitter(tx, author, order, {
    kind: 'outboundOrder.extended',
    params: { time: times.after },
  })
}

async function giveUp(tx: Tx, author: Author, order: repo.OrderRow): Promise<void> {
  await letGo(tx, author, order, 'expired')
  await advance(tx, author, order, { action: 'expire', changes: { outboundStatus: voided } })
  await notifySubmitter(tx, author, order, { kind: 'outboundOrder.expired' })
}
