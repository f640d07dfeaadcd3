import type { Tx } from '@yuncang/db/handle'
import type { OutboundIssue, OutboundTruck } from '@yuncang/shared/contracts/outbound-truck'
import { outboundStatuses, truckStatuses } from '@yuncang/shared/domain/outbound-order'
import { AppError } from '@yuncang/shared/errors'
import { letter } from '@yuncang/shared/messages/letters'
import { normalizeCode, normalizeName } from '@yuncang/shared/validate/text'
import { postOfTenant } from '../../../outbox/post.ts'
import type { Ctx } from '../../../trpc/context.ts'
import { blacklisted } from '../../carrier/service/read.ts'
import { nextDocumentNumbers } from '../../number/service.ts'
import * as repo from '../repo.ts'
import { advance, mustHold } from './steps.ts'
import { mustHoldTruck, presentAll, presentTruck } from './trucks.ts'

const digits = 6
const messageMs = 24 * 3_600_000
const { reserved, issued } = outboundStatuses

/**
 * Sends trucks for an order: each gets a pickup instruction and its driver the code that the gate asks for
 * (domain.md §7.3). Throws 409 for a truck that is on its way already and a driver on the blacklist.
 */
export const issue = (ctx: Ctx, input: OutboundIssue): Promise<OutboundTruck[]> =>
  ctx.transaction(async (tx) => {
    const order = await mustHold(tx, ctx, input.id, 'issue')
    const given = input.trucks.map(cleaned)
    await mustBeFree(tx, given)
    for (const { driverPhone, driverName } of given)
      await refuseBlacklisted(tx, driverPhone, driverName)
    const numbers = await nextDocumentNumbers(tx, ctx, 'TH', given.length)
    const made = await repo.trucks.insert(
      tx,
      given.map((truck, index) => newTruck(ctx, order, { ...truck, thNo: numbers[index]! })),
    )
    for (const truck of made) await tellDriver(tx, ctx, order, truck)
    const { outboundStatus } = order
    await advance(tx, ctx, order, {
      action: 'issue',
      changes: { outboundStatus: outboundStatus === reserved ? issued : outboundStatus },
      told: { trucks: { before: null, after: made.map(({ thNo, plateNo }) => [thNo, plateNo]) } },
      trucks: await repo.trucksOf(tx, order.id),
    })
    return presentAll(tx, ctx, order.id)
  })

/** Takes back the instruction of a truck that has not come. */
export const cancelTruck = (ctx: Ctx, input: { id: string; msg: string }) =>
  ctx.transaction(async (tx) => {
    const expected = [truckStatuses.issued]
    const { order, truck } = await mustHoldTruck(tx, ctx, input.id, 'cancelTruck', expected)
    const status = truckStatuses.cancelled
    const who = { updateBy: ctx.user.id, updateTime: ctx.now() }
    const after = await repo.setTruck(tx, truck.id, { status, ...who })
    await advance(tx, ctx, order, {
      action: 'cancelTruck',
      told: {
        truck: { before: truck.plateNo, after: null },
        ...(input.msg.trim() !== '' && { msg: { before: null, after: input.msg.trim() } }),
      },
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

async function mustBeFree(tx: Tx, given: readonly Given[]): Promise<void> {
  const plates = given.map(({ plateNo }) => plateNo)
  const twice = plates.find((plate, index) => plates.indexOf(plate) !== index)
  if (twice) throw new AppError('outboundOrder.plateTwice', { params: { plate: twice } })
  const [other] = await repo.trucksOnTheirWay(tx, plates)
  if (!other) return
  const params = { plate: other.plateNo, no: other.thNo }
  throw new AppError('outboundOrder.plateExpected', { params })
}

/** Throws 409 for a driver who may not pick anything up. */
export async function refuseBlacklisted(tx: Tx, phone: string, driver: string): Promise<void> {
  const found = await blacklisted(tx, phone)
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
async function tellDriver(tx: Tx, ctx: Ctx, order: repo.OrderRow, truck: repo.TruckRow) {
  if (!ctx.services.messages) return
  const { thNo: no, plateNo: plate, pickCode: code } = truck
  const text = letter('zh', 'pickup', { no, plate, code, date: order.pickDate })
  const message = { channel: 'phone' as const, recipient: truck.driverPhone, subject: '', text }
  const expireTime = new Date(Date.parse(ctx.now()) + messageMs).toISOString()
  await postOfTenant(tx, ctx, { message, expireTime })
}
