import { inTenant, system, type Tx } from '@yuncang/db/handle'
import { toWireTime } from '@yuncang/shared/domain/calendar'
import { outboundStatuses } from '@yuncang/shared/domain/outbound-order'
import { reservationTypes } from '@yuncang/shared/domain/stock'
import type { Services } from '../../../platform/services.ts'
import { expiryOf, extend, runOut } from '../../inventory/service/expiry.ts'
import { valueOf } from '../../param/service/param.ts'
import type { Author } from '../../record/service.ts'
import * as repo from '../repo.ts'
import { letGo } from './close.ts'
import { tellSubmitter } from './notify.ts'
import { advance } from './steps.ts'

const night = { id: 'system', account: 'system', realName: '系统任务' }
const hourMs = 3_600_000
const { reserved, issued, voided } = outboundStatuses

/**
 * Voids the orders whose hold has run out before a truck came, or extends it once (domain.md §7.3, decisions.md 37).
 * Each is a transaction of its own.
 */
export async function expireOutboundOrders({ db, clock, ids }: Services): Promise<number> {
  const author: Author = { user: night, now: clock, newId: ids }
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
  await tellSubmitter(tx, author, order, 'outboundOrder.extended', { time: times.after })
}

async function giveUp(tx: Tx, author: Author, order: repo.OrderRow): Promise<void> {
  await letGo(tx, author, order, 'expired')
  await advance(tx, author, order, { action: 'expire', changes: { outboundStatus: voided } })
  await tellSubmitter(tx, author, order, 'outboundOrder.expired')
}
