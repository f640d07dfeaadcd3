import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Tx } from '@yuncang/db/handle'
import type {
  Contract,
  ContractJudgement,
  QuotationStep,
} from '@yuncang/shared/nouns/contract/contract'
import type { LineStop } from '@yuncang/shared/nouns/tariff/contract'
import type { Quotation } from '@yuncang/shared/nouns/quotation/contract'
import { quotationActions, type QuotationAction } from '@yuncang/shared/nouns/contract/rules'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import {
  currentOf,
  mustFind as mustFindQuotation,
  withLines,
} from '../../quotation/service/read.ts'
import { moveQuotation } from '../../quotation/service/write.ts'
import { judging, recordAudit, type Judge } from '../../../kernel/record/service.ts'
import { findLine, linesOfSheet } from '../../tariff/service.ts'
import { setLineStopped as stopLine } from '../../tariff/service/stop.ts'
import type { ContractRow } from '../repo.ts'
import { askToAudit, tellAudited } from './notify.ts'
import { assertQuotable } from './quotation-state.ts'
import { mustFind, present } from './read.ts'
import { assertVersion, refuse, refuseForQuotation, save } from './step.ts'

const actionOf = { '0': 'withdraw', '1': 'submit', '2': 'pass' } as const

/** Withdraws the quotation of a contract, submits or passes it, by the status that is asked for. */
export const setQuotationStatus = (asker: Ctx, input: QuotationStep): Promise<Contract> =>
  judging(asker, async (tx, ctx) => {
    const action = actionOf[input.status]
    const row = await mustFind(tx, input.id)
    refuseForQuotation(ctx, action, row)
    assertQuotable(ctx, row)
    assertVersion(row, input.version)
    return move(tx, ctx, row, { action, msg: input.msg })
  })

export const refuseQuotation = (asker: Ctx, input: ContractJudgement): Promise<Contract> =>
  judging(asker, async (tx, ctx) => {
    const row = await mustFind(tx, input.id)
    refuseForQuotation(ctx, 'refuse', row)
    assertVersion(row, input.version)
    return move(tx, ctx, row, { action: 'refuse', msg: input.msg })
  })

/** Moves the newest version of the quotation together with its contract; a judgement gets its audit record. */
async function move(
  tx: Tx,
  ctx: Judge,
  row: ContractRow,
  { action, msg }: { action: Exclude<QuotationAction, 'edit'>; msg: string },
): Promise<Contract> {
  const quotation = await currentOf(tx, row.id)
  const hasLines = quotation !== undefined && (await linesOfSheet(tx, quotation.id)).length > 0
  if (!hasLines) throw new AppError('contract.noLines', { params: { no: row.contractNo } })
  const { to } = quotationActions[action]
  const isSubmit = action === 'submit'
  const submitter = {
    submit: { quotationSubmitBy: ctx.user.id, quotationSubmitTime: ctx.now() },
    withdraw: { quotationSubmitBy: null, quotationSubmitTime: null },
    pass: {},
    refuse: {},
  }
  const after = await save(tx, ctx, row, {
    action: `quotation.${action}`,
    changes: { quotationStatus: to, ...submitter[action] },
  })
  await moveQuotation(tx, ctx, quotation, to)
  if (isSubmit) await askToAudit(tx, ctx, after, 'prices')
  else {
    const refusal = action === 'refuse' ? { refusal: msg.trim() } : {}
    await tellAudited(tx, ctx, after, { what: 'prices', ...refusal })
  }
  if (to === 2 || to === 3) {
    const audit = { businessId: row.id, auditModule: businessModules.contract, step: 2 } as const
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
    await stopLine(tx, ctx, line, input)
    return withLines(tx, quotation)
  })
