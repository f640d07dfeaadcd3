import { auditStatuses } from '@yuncang/shared/kernel/audit'
import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Tx } from '@yuncang/db/handle'
import type { FieldDiff } from '@yuncang/db/schema/record'
import { mapUniqueViolation } from '@yuncang/db/sql'
import type { InboundOrder, InboundOrderChange } from '@yuncang/shared/nouns/inbound-order/contract'
import { orderStatuses } from '@yuncang/shared/nouns/inbound-order/rules'
import { AppError } from '@yuncang/shared/errors'
import { normalizeBillNo } from '@yuncang/shared/validate/bill-no'
import type { Ctx } from '../../../trpc/context.ts'
import { productsWritten } from '../../product/service/written.ts'
import { diffOf, recordOperation } from '../../../kernel/record/service.ts'
import { takeManifestTurn } from '../../inbound-manifest/service/totals.ts'
import * as repo from '../repo.ts'
import { containerRows, assertInContainers, productRows, totalsOf } from './lines.ts'
import { mustFind, present } from './read.ts'
import { customerNames, referencesAfter, assertKnown } from './references.ts'
import { namesOf } from './save.ts'
import { justTaken, assertBillsFit, assertBillsFree } from './bill-conflicts.ts'
import { refuse, step } from './steps.ts'
import { assertSeen } from '../../../platform/rows/versioned.ts'
import { submit, withdraw } from './submit.ts'

/**
 * Changes a draft or rejected order, submits it, or both in one go; withdraws it; changes the remark of an audited one
 * (docs/domain/inbound.md#actions).
 */
export const update = (ctx: Ctx, input: InboundOrderChange): Promise<InboundOrder> =>
  ctx.transaction(async (tx) => {
    const { id, version, auditStatus, ...content } = input
    const before = await mustFind(tx, id)
    const isChange = Object.keys(content).length > 0
    const action = actionOf(before, input)
    refuse(ctx, action, before)
    assertSeen(before, version)
    if (action === 'withdraw') return present(await withdraw(tx, ctx, before))
    if (action === 'amend')
      return present(await step(tx, ctx, before, { action: 'amend', changes: content }))
    const after = isChange ? await change(tx, ctx, before, content) : before
    return present(auditStatus === auditStatuses.submitted ? await submit(tx, ctx, after) : after)
  })

/** What somebody wants with an order, by what they send. */
function actionOf(
  { orderStatus }: repo.OrderRow,
  { id: _id, version: _version, auditStatus, ...content }: InboundOrderChange,
) {
  const keys = Object.keys(content)
  if (auditStatus === auditStatuses.draft && keys.length === 0) return 'withdraw'
  if (auditStatus === auditStatuses.submitted) return 'submit'
  const isAudited = orderStatus >= orderStatuses.audited && orderStatus <= orderStatuses.completed
  return isAudited && keys.join() === 'remark' ? 'amend' : 'update'
}

type Content = Omit<InboundOrderChange, 'id' | 'version' | 'auditStatus'>

async function change(tx: Tx, ctx: Ctx, before: repo.OrderRow, content: Content) {
  const { inboundContainerList: _containers, inboundProductList, ...fields } = content
  const lineDiff = await replaceLines(tx, ctx, before.id, content)
  const changes = {
    ...fields,
    ...(await namesAfter(tx, ctx, before, fields)),
    ...(inboundProductList && totalsOf(inboundProductList)),
  }
  if (inboundProductList) await takeManifestTurn(tx, ctx)
  const who = { updateBy: ctx.user.id, updateTime: ctx.now() }
  const after = await mapUniqueViolation(justTaken, () =>
    repo.change(tx, before, { ...changes, ...who }),
  )
  if (!after) throw new AppError('record.stale')
  if (inboundProductList || after.masterBillNo !== before.masterBillNo)
    await assertBillsFit(tx, [after.masterBillNo])
  await recordOperation(tx, ctx, {
    businessId: before.id,
    masterBillNo: after.masterBillNo,
    operateModule: businessModules.inboundOrder,
    action: 'update',
    fieldDiff: { ...diffOf(before, pick(after, Object.keys(changes))), ...lineDiff },
  })
  return after
}

/** The bill in its stored form and the customers' names; another bill must be free, another customer usable. */
async function namesAfter(tx: Tx, ctx: Ctx, before: repo.OrderRow, content: Content) {
  const masterBillNo = normalizeBillNo(content.masterBillNo ?? before.masterBillNo)
  const references = referencesAfter(before, content)
  const { customerId, hqCustomerId } = references
  const isOther = customerId !== before.customerId || hqCustomerId !== before.hqCustomerId
  const names = isOther && namesOf(references, await customerNames(tx, [references]))
  const known = (['contractId', 'storageAreaId', 'tradeType', 'customerId'] as const).some(
    (key) => references[key] !== before[key],
  )
  if (known) await assertKnown(tx, ctx, [references])
  if (masterBillNo !== before.masterBillNo || customerId !== before.customerId) {
    await takeManifestTurn(tx, ctx)
    const delivery = { masterBillNo, splitSeq: before.splitSeq, customerId }
    await assertBillsFree(tx, ctx, [delivery], before.id)
  }
  return { masterBillNo, ...names }
}

/** Stores the lists that are given; tells what is different in them, line by line. */
async function replaceLines(tx: Tx, ctx: Ctx, orderId: string, content: Content) {
  const { inboundContainerList, inboundProductList } = content
  if (!inboundContainerList && !inboundProductList) return {}
  const containers = await repo.containersOf(tx, orderId)
  const products = await repo.productsOf(tx, orderId)
  assertInContainers(ctx, {
    containers: inboundContainerList ?? containers,
    products: inboundProductList ?? products,
  })
  const diff: FieldDiff = {}
  if (inboundContainerList) {
    const rows = containerRows(ctx, orderId, inboundContainerList)
    const after = await mapUniqueViolation(justTaken, () =>
      repo.replaceContainers(tx, orderId, rows),
    )
    Object.assign(diff, diffOfLines('inboundContainerList', { before: containers, after }))
  }
  if (inboundProductList) {
    const productOf = await productsWritten(tx, inboundProductList)
    const rows = await productRows(ctx, orderId, { lines: inboundProductList, productOf })
    const after = await repo.replaceProducts(tx, orderId, rows)
    Object.assign(diff, diffOfLines('inboundProductList', { before: products, after }))
  }
  return diff
}

/** More differences than anybody reads are only counted. */
const diffAtMost = 200

type Line = { id: string; orderId: string; tenantNode: string }

function diffOfLines<L extends Line>(
  name: string,
  { before, after }: { before: L[]; after: L[] },
): FieldDiff {
  const diff: FieldDiff = {}
  const bare = (line: L | undefined) => {
    if (!line) return null
    const { id: _id, orderId: _order, tenantNode: _tenant, ...said } = line
    return said
  }
  for (let index = 0; index < Math.max(before.length, after.length); index++) {
    const [old, line] = [bare(before[index]), bare(after[index])]
    if (old && line && Object.keys(diffOf<object>(old, line)).length === 0) continue
    diff[`${name}.${index}`] = { before: old, after: line }
    if (Object.keys(diff).length > diffAtMost)
      return { [name]: { before: before.length, after: after.length } }
  }
  return diff
}

const pick = <T extends object>(row: T, keys: readonly string[]): Partial<T> =>
  Object.fromEntries(Object.entries(row).filter(([key]) => keys.includes(key))) as Partial<T> // a part of it
