import { auditStatuses } from '@yuncang/shared/kernel/audit'
import { only } from '@yuncang/shared/kernel/expected'
import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Tx } from '@yuncang/db/handle'
import type { FieldDiff } from '@yuncang/db/schema/record'
import type {
  OutboundOrder,
  OutboundOrderChange,
  OutboundOrderDraft,
} from '@yuncang/shared/nouns/outbound-order/contract'
import { outboundStatuses } from '@yuncang/shared/nouns/outbound-order/rules'
import { AppError } from '@yuncang/shared/errors'
import { normalizeBillNo } from '@yuncang/shared/validate/bill-no'
import { normalizeCode } from '@yuncang/shared/validate/text'
import type { Ctx } from '../../../trpc/context.ts'
import { usableCarrier } from '../../carrier/service/noun.ts'
import { usableCustomer } from '../../customer/service/read.ts'
import { assertInDictionary } from '../../../kernel/dictionary/service.ts'
import { nextDocumentNumber } from '../../../kernel/number/service.ts'
import { diffOf, recordOperation } from '../../../kernel/record/service.ts'
import * as repo from '../repo.ts'
import { goodsOf, totalsOf, type Line } from './lines.ts'
import { present } from './read.ts'
import { refuse } from './steps.ts'
import { assertSeen } from '../../../platform/rows/versioned.ts'
import { submit } from './submit.ts'

/**
 * Saves an order for goods of a customer as a draft, and submits it when asked to (docs/domain/outbound.md#actions).
 */
export const create = (ctx: Ctx, draft: OutboundOrderDraft): Promise<OutboundOrder> =>
  ctx.transaction(async (tx) => {
    const { lines: given, auditStatus, ...content } = draft
    await assertKnown(tx, ctx, content)
    const customerName = await customerNameOf(tx, content.customerId)
    const carrierName = await carrierNameOf(tx, content.carrierId)
    const fields = { ...content, ...written(content), customerName, carrierName }
    const { bondedFlag, lines } = await goodsOf(tx, ctx, fields, given)
    const orderNo = await nextDocumentNumber(tx, ctx, 'CK')
    const order = only(
      await repo.orders.insert(tx, [
        { ...fields, ...newOrder(ctx), orderNo, bondedFlag, ...totalsOf(lines) },
      ]),
    )
    const { id, masterBillNo } = order
    await repo.replaceLines(
      tx,
      id,
      lines.map((line) => ({ ...line, orderId: id })),
    )
    await recordOperation(tx, ctx, {
      businessId: id,
      masterBillNo,
      operateModule: businessModules.outboundOrder,
      action: 'create',
    })
    return auditStatus === auditStatuses.submitted ? submit(tx, ctx, order) : present(order)
  })

const newOrder = (ctx: Ctx) => ({
  id: ctx.newId(),
  contractId: null,
  outQty: '0',
  outPieces: 0,
  outNet: '0',
  outDate: null,
  outboundStatus: outboundStatuses.draft,
  submitBy: null,
  submitTime: null,
  closeReason: '',
  createBy: ctx.user.id,
  createTime: ctx.now(),
  updateBy: ctx.user.id,
  updateTime: ctx.now(),
})

/** Changes a draft or rejected order, submits it, or both in one go. */
export const update = (ctx: Ctx, input: OutboundOrderChange): Promise<OutboundOrder> =>
  ctx.transaction(async (tx) => {
    const { id, version, auditStatus, ...content } = input
    const before = await repo.orders.find(tx, id)
    if (!before) throw new AppError('record.notFound')
    refuse(ctx, auditStatus === auditStatuses.submitted ? 'submit' : 'update', before)
    assertSeen(before, version)
    const isChange = Object.keys(content).length > 0
    const after = isChange ? await change(tx, ctx, before, content) : before
    return auditStatus === auditStatuses.submitted ? submit(tx, ctx, after) : present(after)
  })

type Content = Omit<OutboundOrderChange, 'id' | 'version' | 'auditStatus'>

async function change(tx: Tx, ctx: Ctx, before: repo.OrderRow, content: Content) {
  await assertKnown(tx, ctx, content)
  const { lines: given, ...changed } = content
  const fields = { ...changed, ...written(changed), ...(await namesOf(tx, before, changed)) }
  const { changes, told } = await goodsAfter(tx, ctx, {
    before,
    after: { ...before, ...fields },
    given,
  })
  const who = { updateBy: ctx.user.id, updateTime: ctx.now() }
  const after = await repo.orders.change(tx, before, { ...fields, ...changes, ...who })
  if (!after) throw new AppError('record.stale')
  await recordOperation(tx, ctx, {
    businessId: before.id,
    masterBillNo: after.masterBillNo,
    operateModule: businessModules.outboundOrder,
    action: 'update',
    fieldDiff: { ...diffOf(before, { ...fields, ...changes }), ...told },
  })
  return after
}

type Rewriting = {
  before: repo.OrderRow
  after: repo.OrderRow
  given: readonly Line[] | undefined
}

/** Lines that are given take the place of the old ones; those of another bill or customer have to be there as well. */
async function goodsAfter(tx: Tx, ctx: Ctx, { before, after, given }: Rewriting) {
  const isMoved =
    after.masterBillNo !== before.masterBillNo || after.customerId !== before.customerId
  if (!given && !isMoved) return { changes: {}, told: {} }
  const old = await repo.linesOf(tx, before.id)
  const { bondedFlag, lines } = await goodsOf(tx, ctx, after, given ?? old)
  const rows = lines.map((line) => ({ ...line, orderId: before.id }))
  const stored = await repo.replaceLines(tx, before.id, rows)
  const told: FieldDiff = diffOf({ lines: old.map(toldOf) }, { lines: stored.map(toldOf) })
  return { changes: { bondedFlag, ...totalsOf(lines) }, told }
}

const toldOf = ({ productCode, lotId, qty, pieces, remark }: repo.LineRow) => ({
  productCode,
  lotId,
  qty,
  pieces,
  remark,
})

async function assertKnown(tx: Tx, ctx: Ctx, { outboundType, businessType }: Content) {
  if (outboundType !== undefined)
    await assertInDictionary(tx, ctx, { code: 'OUTBOUND_TYPE', field: 'outboundType' }, [
      outboundType,
    ])
  if (businessType !== undefined)
    await assertInDictionary(tx, ctx, { code: 'BUSINESS_TYPE', field: 'businessType' }, [
      businessType,
    ])
}

/** Numbers in the form that they are stored in, as far as they are given. */
function written<H extends Content>({ masterBillNo, bondInvtNo }: H) {
  return {
    ...(masterBillNo !== undefined && { masterBillNo: normalizeBillNo(masterBillNo) }),
    ...(bondInvtNo !== undefined && { bondInvtNo: normalizeCode(bondInvtNo) }),
  }
}

/** Another customer and another carrier must be usable; those that the order has may have been stopped since. */
async function namesOf(tx: Tx, before: repo.OrderRow, { customerId, carrierId }: Content) {
  const isOtherCustomer = customerId !== undefined && customerId !== before.customerId
  const isOtherCarrier = carrierId !== undefined && carrierId !== before.carrierId
  return {
    ...(isOtherCustomer && { customerName: await customerNameOf(tx, customerId) }),
    ...(isOtherCarrier && { carrierName: await carrierNameOf(tx, carrierId) }),
  }
}

const customerNameOf = async (tx: Tx, id: string) => (await usableCustomer(tx, id)).customerName

const carrierNameOf = async (tx: Tx, id: string | null) =>
  id === null ? '' : (await usableCarrier(tx, id)).carrierName
