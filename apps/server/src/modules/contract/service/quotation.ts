import type { Tx } from '@yuncang/db/handle'
import type {
  Contract,
  ContractJudgement,
  LineStop,
  QuotationStep,
} from '@yuncang/shared/contracts/contract'
import type { Quotation } from '@yuncang/shared/contracts/quotation'
import { quotationActions, type QuotationAction } from '@yuncang/shared/domain/contract'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import {
  currentOf,
  mustFind as mustFindQuotation,
  withLines,
} from '../../quotation/service/read.ts'
import { moveQuotation } from '../../quotation/service/write.ts'
import { recordAudit } from '../../record/service.ts'
import { findLine, linesOfSheet, setLineStopped as stopLine } from '../../tariff/service.ts'
import type { ContractRow } from '../repo.ts'
import { assertQuotable } from './quotation-state.ts'
import { mustFind, present } from './read.ts'
import { assertVersion, refuse, refuseForQuotation, save } from './step.ts'

/** Puts the quotation of a contract before an auditor (status 1) or passes it (2); never one's own. */
export const setQuotationStatus = (ctx: Ctx, input: QuotationStep): Promise<Contract> =>
  ctx.transaction(async (tx) => {
    const action = input.status === '1' ? 'submit' : 'pass'
    const row = await mustFind(tx, input.id)
    refuseForQuotation(ctx, action, row)
    assertQuotable(ctx, row)
    assertVersion(row, input.version)
    return move(tx, ctx, action, row, input.msg)
  })

export const refuseQuotation = (ctx: Ctx, input: ContractJudgement): Promise<Contract> =>
  ctx.transaction(async (tx) => {
    const row = await mustFind(tx, input.id)
    refuseForQuotation(ctx, 'refuse', row)
    return move(tx, ctx, 'refuse', row, input.msg)
  })

/** Moves the newest version of the quotation together with its contract; a judgement gets its audit record. */
async function move(
  tx: Tx,
  ctx: Ctx,
  action: Exclude<QuotationAction, 'edit'>,
  row: ContractRow,
  msg: string,
): Promise<Contract> {
  const quotation = await currentOf(tx, row.id)
  const hasLines = quotation !== undefined && (await linesOfSheet(tx, quotation.id)).length > 0
  if (!hasLines) throw new AppError('contract.noLines', { params: { no: row.contractNo } })
  const { to } = quotationActions[action]
  const isSubmit = action === 'submit'
  const after = await save(tx, ctx, row, `quotation.${action}`, {
    quotationStatus: to,
    ...(isSubmit && { quotationSubmitBy: ctx.user.id, quotationSubmitTime: ctx.now() }),
  })
  await moveQuotation(tx, ctx, quotation, to)
  if (to === 2 || to === 3) {
    const audit = { businessId: row.id, auditModule: 'HTGL', step: 2 } as const
    await recordAudit(tx, ctx, { ...audit, result: to, msg: msg.trim() })
  }
  return present(after)
}

/** Stops or resumes one price line of a contract in force, at once and with its price record. */
export const setLineStopped = (ctx: Ctx, input: LineStop): Promise<Quotation> =>
  ctx.transaction(async (tx) => {
    const line = await findLine(tx, input.detailId)
    if (line?.sheetKind !== 'quotation') throw new AppError('record.notFound')
    const quotation = await mustFindQuotation(tx, line.sheetId)
    refuse(ctx, 'stop', await mustFind(tx, quotation.contractId))
    await stopLine(tx, ctx, line, input.operation === 'stop' ? 1 : 0)
    return withLines(tx, quotation)
  })
