import type { Tx } from '@yuncang/db/handle'
import type {
  Contract,
  ContractJudgement,
  ContractStep,
  ContractVoid,
} from '@yuncang/shared/contracts/contract'
import { contractActions, contractStatuses } from '@yuncang/shared/domain/contract'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { currentOf } from '../../quotation/service/read.ts'
import { recordAudit } from '../../record/service.ts'
import { linesOfSheet } from '../../tariff/service.ts'
import * as repo from '../repo.ts'
import { assertPayer } from './parties.ts'
import { mustFind, present } from './read.ts'
import { assertVersion, refuse, save } from './step.ts'

const actionOf = { '0': 'withdraw', '1': 'submit', '2': 'pass' } as const

/** Withdraws, submits or passes a contract, by the status that is asked for (domain.md §6, decisions.md 41). */
export const setStatus = (ctx: Ctx, input: ContractStep): Promise<Contract> =>
  ctx.transaction(async (tx) => {
    const action = actionOf[input.status]
    const row = await mustFind(tx, input.id)
    refuse(ctx, action, row)
    assertVersion(row, input.version)
    switch (action) {
      case 'withdraw':
        return present(
          await save(tx, ctx, row, action, { status: 0, submitBy: null, submitTime: null }),
        )
      case 'submit':
        return submit(tx, ctx, row)
      case 'pass':
        return pass(tx, ctx, row, input)
    }
  })

async function submit(tx: Tx, ctx: Ctx, row: repo.ContractRow): Promise<Contract> {
  assertPayer(await repo.partiesOf(tx, row.id))
  const quotation = await currentOf(tx, row.id)
  const lines = quotation ? await linesOfSheet(tx, quotation.id) : []
  if (lines.length === 0) throw new AppError('contract.noLines', { params: { no: row.contractNo } })
  const submitter = { submitBy: ctx.user.id, submitTime: ctx.now() }
  return present(
    await save(tx, ctx, row, 'submit', { ...submitter, status: contractActions.submit.to }),
  )
}

/** Brings a contract into force; the one that it renews ends with that. */
async function pass(
  tx: Tx,
  ctx: Ctx,
  row: repo.ContractRow,
  { confirmed, msg }: ContractStep,
): Promise<Contract> {
  // Two contracts of one customer that pass at the same time would not see each other.
  if (!(await tx.tryLock(`contract.pass ${ctx.tenant.dataNode} ${row.customerId}`))) {
    throw new AppError('record.stale')
  }
  if (!confirmed) await refuseOverlap(tx, row)
  const after = await save(tx, ctx, row, 'pass', { status: contractActions.pass.to })
  await judge(tx, ctx, row, 2, msg)
  const old = row.renewFromId === null ? undefined : await repo.find(tx, row.renewFromId)
  const { active, expired, renewed } = contractStatuses
  if (old && (old.status === active || old.status === expired)) {
    await save(tx, ctx, old, 'renewed', { status: renewed })
  }
  return present(after)
}

async function refuseOverlap(tx: Tx, row: repo.ContractRow): Promise<void> {
  const other = await repo.overlapping(tx, row)
  if (!other) return
  const { contractNo: no, startDate: from, endDate: to } = other
  throw new AppError('contract.overlaps', { params: { no, from, to } })
}

export const reject = (ctx: Ctx, input: ContractJudgement): Promise<Contract> =>
  ctx.transaction(async (tx) => {
    const row = await mustFind(tx, input.id)
    refuse(ctx, 'refuse', row)
    const after = await save(tx, ctx, row, 'refuse', { status: contractActions.refuse.to })
    await judge(tx, ctx, row, 3, input.msg)
    return present(after)
  })

/** Ends a contract in force before its time, by the signed agreement of both sides. */
export const voidContract = (ctx: Ctx, input: ContractVoid): Promise<Contract> =>
  ctx.transaction(async (tx) => {
    const row = await mustFind(tx, input.id)
    refuse(ctx, 'void', row)
    assertVersion(row, input.version)
    const attachments = [...row.attachments, ...input.attachments]
    const changes = { status: contractActions.void.to, stopReason: input.msg.trim(), attachments }
    return present(await save(tx, ctx, row, 'void', changes))
  })

const judge = (tx: Tx, ctx: Ctx, { id }: repo.ContractRow, result: 2 | 3, msg: string) =>
  recordAudit(tx, ctx, { businessId: id, auditModule: 'HTGL', result, msg: msg.trim() })
