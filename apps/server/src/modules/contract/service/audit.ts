import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Tx } from '@yuncang/db/handle'
import type {
  Contract,
  ContractJudgement,
  ContractStep,
  ContractVoid,
} from '@yuncang/shared/nouns/contract/contract'
import { contractActions, contractStatuses } from '@yuncang/shared/nouns/contract/rules'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { currentOf } from '../../quotation/service/read.ts'
import { judging, recordAudit, type Judge } from '../../../kernel/record/service.ts'
import { linesOfSheet } from '../../tariff/service.ts'
import * as repo from '../repo.ts'
import { askToAudit, settleEnd, tellAudited } from './notify.ts'
import { assertPayer } from './parties.ts'
import { mustFind, present } from './read.ts'
import { withScans } from './scans.ts'
import { assertVersion, refuse, save } from './step.ts'

const actionOf = { '0': 'withdraw', '1': 'submit', '2': 'pass' } as const

/** Withdraws, submits or passes a contract, by the status that is asked for (docs/domain/contracts.md#contracts). */
export const setStatus = (asker: Ctx, input: ContractStep): Promise<Contract> =>
  judging(asker, async (tx, ctx) => {
    const action = actionOf[input.status]
    const row = await mustFind(tx, input.id)
    refuse(ctx, action, row)
    assertVersion(row, input.version)
    switch (action) {
      case 'withdraw':
        return withdraw(tx, ctx, row)
      case 'submit':
        return submit(tx, ctx, row)
      case 'pass':
        return pass(tx, ctx, row, input)
    }
  })

async function withdraw(tx: Tx, ctx: Ctx, row: repo.ContractRow): Promise<Contract> {
  const changes = { status: contractStatuses.draft, submitBy: null, submitTime: null }
  const after = await save(tx, ctx, row, { action: 'withdraw', changes })
  await tellAudited(tx, ctx, row, { what: 'contract' })
  return present(after)
}

async function submit(tx: Tx, ctx: Ctx, row: repo.ContractRow): Promise<Contract> {
  assertPayer(await repo.partiesOf(tx, row.id))
  const quotation = await currentOf(tx, row.id)
  const lines = quotation ? await linesOfSheet(tx, quotation.id) : []
  if (lines.length === 0) throw new AppError('contract.noLines', { params: { no: row.contractNo } })
  const submitter = { submitBy: ctx.user.id, submitTime: ctx.now() }
  const after = await save(tx, ctx, row, {
    action: 'submit',
    changes: { ...submitter, status: contractActions.submit.to },
  })
  await askToAudit(tx, ctx, after, 'contract')
  return present(after)
}

/** Brings a contract into force; the one that it renews ends with that. */
async function pass(
  tx: Tx,
  ctx: Judge,
  row: repo.ContractRow,
  { confirmed, msg }: ContractStep,
): Promise<Contract> {
  // Two contracts of one customer that pass at the same time would not see each other.
  if (!(await tx.tryLock(`contract.pass ${ctx.tenant.dataNode} ${row.customerId}`))) {
    throw new AppError('record.stale')
  }
  if (!confirmed) await refuseOverlap(tx, row)
  const after = await save(tx, ctx, row, {
    action: 'pass',
    changes: { status: contractActions.pass.to },
  })
  await judge(tx, ctx, row, { result: 2, msg })
  await tellAudited(tx, ctx, row, { what: 'contract' })
  const old = row.renewFromId === null ? undefined : await repo.find(tx, row.renewFromId)
  const { active, expired, renewed } = contractStatuses
  if (old && (old.status === active || old.status === expired)) {
    await save(tx, ctx, old, { action: 'renewed', changes: { status: renewed } })
    await settleEnd(tx, ctx, old.id)
  }
  return present(after)
}

async function refuseOverlap(tx: Tx, row: repo.ContractRow): Promise<void> {
  const other = await repo.overlapping(tx, row)
  if (!other) return
  const { contractNo: no, startDate: from, endDate: to } = other
  throw new AppError('contract.overlaps', { params: { no, from, to } })
}

export const reject = (asker: Ctx, input: ContractJudgement): Promise<Contract> =>
  judging(asker, async (tx, ctx) => {
    const row = await mustFind(tx, input.id)
    refuse(ctx, 'refuse', row)
    assertVersion(row, input.version)
    const after = await save(tx, ctx, row, {
      action: 'refuse',
      changes: { status: contractActions.refuse.to },
    })
    await judge(tx, ctx, row, { result: 3, msg: input.msg })
    await tellAudited(tx, ctx, row, { what: 'contract', refusal: input.msg.trim() })
    return present(after)
  })

/** Ends a contract in force before its time, by the signed agreement of both sides. */
export const voidContract = (ctx: Ctx, input: ContractVoid): Promise<Contract> =>
  ctx.transaction(async (tx) => {
    const row = await mustFind(tx, input.id)
    refuse(ctx, 'void', row)
    assertVersion(row, input.version)
    const attachments = await withScans(tx, row, input.attachments)
    const changes = { status: contractActions.void.to, stopReason: input.msg.trim(), attachments }
    const after = await save(tx, ctx, row, { action: 'void', changes })
    await settleEnd(tx, ctx, row.id)
    return present(after)
  })

const judge = (
  tx: Tx,
  ctx: Judge,
  { id }: repo.ContractRow,
  { result, msg }: { result: 2 | 3; msg: string },
) =>
  recordAudit(tx, ctx, {
    businessId: id,
    auditModule: businessModules.contract,
    result,
    msg: msg.trim(),
  })
