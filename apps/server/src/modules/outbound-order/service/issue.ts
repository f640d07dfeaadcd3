import type { Tx } from '@yuncang/db/handle'
import type { OutboundIssue, OutboundTruck } from '@yuncang/shared/nouns/outbound-order/truck'
import { outboundStatuses, truckStatuses } from '@yuncang/shared/nouns/outbound-order/rules'
import { checkBondedInventoryNo } from '@yuncang/shared/validate/bonded-inventory-no'
import { say } from '@yuncang/shared/messages'
import { AppError } from '@yuncang/shared/errors'
import { letter } from '@yuncang/shared/nouns/outbox/letters'
import { normalizeCode, normalizeName } from '@yuncang/shared/validate/text'
import { postOfTenant } from '../../../outbox/post.ts'
import type { Ctx } from '../../../trpc/context.ts'
import type { Seen } from '../../../platform/rows/versioned.ts'
import { blacklisted } from '../../carrier/service/read.ts'
import { withDocumentNumbers } from '../../../kernel/number/service.ts'
import * as repo from '../repo.ts'
import { advance, holdOrder } from './steps.ts'
import { holdTruck, presentAll, presentTruck } from './trucks.ts'

const digits = 6
const messageMs = 24 * 3_600_000
const { reserved, issued } = outboundStatuses

/**
 * Sends trucks for an order: each gets a pickup instruction and its driver the code that the gate asks for
 * (docs/domain/outbound.md#trucks). Throws 409 for a truck that is on its way already and a driver on the blacklist.
 */
export const issue = (ctx: Ctx, input: OutboundIssue): Promise<OutboundTruck[]> =>
  ctx.transaction(async (tx) => {
    const order = await holdOrder(tx, ctx, input, 'issue')
    const bondInvtNo = bondInvtNoOf(ctx, order, input.bondInvtNo)
    const given = input.trucks.map(cleaned)
    await assertFree(tx, given)
    for (const truck of given) await refuseBlacklisted(tx, truck)
    const numbered = await withDocumentNumbers(tx, ctx, 'TH', given)
    const made = await repo.trucks.insert(
      tx,
      numbered.map(({ number, document }) => newTruck(ctx, order, { ...document, thNo: number })),
    )
    for (const truck of made) await messageDriver(tx, ctx, order, truck)
    const { outboundStatus } = order
    await advance(tx, ctx, order, {
      action: 'issue',
      changes: {
        outboundStatus: outboundStatus === reserved ? issued : outboundStatus,
        bondInvtNo,
      },
      told: {
        ...(bondInvtNo !== order.bondInvtNo && {
          bondInvtNo: { before: order.bondInvtNo, after: bondInvtNo },
        }),
        trucks: { before: null, after: made.map(({ thNo, plateNo }) => [thNo, plateNo]) },
      },
      trucks: await repo.trucksOf(tx, order.id),
    })
    return presentAll(tx, ctx, order.id)
  })

/**
 * Bonded goods leave under a 核注清单 (docs/domain/customs.md#bonded-goods): its number as it is given now, or as the order
 * has it. Throws 409 without one of the right form.
 */
function bondInvtNoOf(ctx: Ctx, order: repo.OrderRow, given: string | undefined): string {
  const bondInvtNo = normalizeCode(given || order.bondInvtNo)
  if (order.bondedFlag === 0) return bondInvtNo
  if (bondInvtNo !== '' && checkBondedInventoryNo(bondInvtNo) === undefined) return bondInvtNo
  const params = { no: order.orderNo }
  const message = say(ctx.call.locale, 'outboundOrder.bondInvtRequired', params)
  throw new AppError('outboundOrder.bondInvtRequired', {
    params,
    issues: [{ path: 'bondInvtNo', message }],
  })
}

/** Takes back the instruction of a truck that has not come. */
export const cancelTruck = (ctx: Ctx, input: Seen & { msg: string }) =>
  ctx.transaction(async (tx) => {
    const { order, truck } = await holdTruck(tx, ctx, input, {
      action: 'cancelTruck',
      statuses: [truckStatuses.issued],
    })
    const status = truckStatuses.cancelled
    const who = { updateBy: ctx.user.id, updateTime: ctx.now() }
    const after = await repo.setTruck(tx, truck.id, { status, ...who })
    await advance(tx, ctx, order, {
      action: 'cancelTruck',
      reason: input.msg.trim(),
      told: { truck: { before: truck.plateNo, after: null } },
      trucks: await repo.trucksOf(tx, order.id),
    })
    return presentTruck(ctx, after, [])
  })

type Given = OutboundIssue['trucks'][number]

const cleaned = (truck: Given): Given => ({
  plateNo: normalizeCode(truck.plateNo),
  trailerNo: normalizeCode(truck.trailerNo),
  driverName: normalizeName(truck.driverName),
  driverPhone: truck.driverPhone.trim(),
})

async function assertFree(tx: Tx, given: readonly Given[]): Promise<void> {
  const plates = given.map(({ plateNo }) => plateNo)
  const twice = plates.find((plate, index) => plates.indexOf(plate) !== index)
  if (twice) throw new AppError('outboundOrder.plateTwice', { params: { plate: twice } })
  const [other] = await repo.trucksOnTheirWay(tx, plates)
  if (!other) return
  const params = { plate: other.plateNo, no: other.thNo }
  throw new AppError('outboundOrder.plateExpected', { params })
}

/** Throws 409 for a driver who may not pick anything up. */
export async function refuseBlacklisted(
  tx: Tx,
  { driverPhone, driverName: driver }: Pick<repo.TruckRow, 'driverPhone' | 'driverName'>,
): Promise<void> {
  const found = await blacklisted(tx, driverPhone)
  if (!found) return
  const params = { driver, reason: found.blacklistReason }
  throw new AppError('outboundOrder.blacklisted', { params })
}

const newTruck = (ctx: Ctx, order: repo.OrderRow, given: Given & { thNo: string }) => ({
  ...given,
  id: ctx.newId(),
  orderId: order.id,
  pickCode: ctx.services.codes(digits),
  status: truckStatuses.issued,
  gateInTime: null,
  tareWeight: null,
  loadTime: null,
  signer: '',
  gateOutTime: null,
  grossWeight: null,
  bizDate: null,
  createBy: ctx.user.id,
  createTime: ctx.now(),
  updateBy: ctx.user.id,
  updateTime: ctx.now(),
})

/** Where no message service is set up, whoever sends the truck tells the driver. */
async function messageDriver(tx: Tx, ctx: Ctx, order: repo.OrderRow, truck: repo.TruckRow) {
  if (!ctx.services.messages) return
  const { thNo: no, plateNo: plate, pickCode: code } = truck
  const text = letter('zh', 'pickup', { no, plate, code, date: order.pickDate })
  const message = { channel: 'phone' as const, recipient: truck.driverPhone, subject: '', text }
  const expireTime = new Date(Date.parse(ctx.now()) + messageMs).toISOString()
  await postOfTenant(tx, ctx, { message, expireTime })
}
