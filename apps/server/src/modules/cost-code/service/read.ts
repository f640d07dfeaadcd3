import type { Tx } from '@yuncang/db/handle'
import type {
  CostCodeChoice,
  CostCodeQuery,
  FeeTypeChoice,
} from '@yuncang/shared/nouns/cost-code/contract'
import { feeModules, isFeeModule } from '@yuncang/shared/nouns/cost-code/fee-modules'
import { feeTriggers, feeTypes } from '@yuncang/shared/nouns/cost-code/fees'
import { calcMethodLabels } from '@yuncang/shared/nouns/cost-code/calc-methods'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'

export const page = (ctx: Ctx, query: CostCodeQuery) => ctx.read((db) => repo.page(db, query))

export const list = (ctx: Ctx, { jfmoduleId, forbiddenStatusSearch }: CostCodeChoice) =>
  ctx.read((db) => repo.list(db, { jfmoduleId, forbiddenStatus: forbiddenStatusSearch }))

/** 计费类型 of a module, or of all. Throws 400 for a module that there is not. */
export async function feeTypesOf(
  ctx: Ctx,
  { jfmoduleId }: { jfmoduleId?: string | undefined },
): Promise<FeeTypeChoice[]> {
  if (jfmoduleId !== undefined && !isFeeModule(jfmoduleId)) {
    throw new AppError('costCode.unknownModule', { params: { value: jfmoduleId } })
  }
  const { locale } = ctx.call
  return feeTypes
    .filter((type) => jfmoduleId === undefined || type.jfmoduleId === jfmoduleId)
    .map((type) => ({
      ...type,
      jfmoduleName: feeModules[type.jfmoduleId][locale],
      jflxName: calcMethodLabels[type.calcMethod][locale],
      triggerName: feeTriggers[type.trigger][locale],
    }))
}

/** Fee names by code, for tariff lines. */
export async function costCodesByCode(tx: Tx, feeCodes: readonly string[]) {
  const rows = await repo.withCodes(tx, [...new Set(feeCodes)])
  return new Map(rows.map((row) => [row.feeCode, row]))
}
