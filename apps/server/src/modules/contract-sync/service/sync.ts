import type { Contract } from '@yuncang/shared/nouns/contract/contract'
import type { ContractSync } from '@yuncang/shared/nouns/contract-sync/contract'
import { contractSyncRefusal } from '@yuncang/shared/nouns/contract-sync/rules'
import { canSyncContracts } from '@yuncang/shared/nouns/tenant/rules'
import { AppError } from '@yuncang/shared/errors'
import { say } from '@yuncang/shared/messages'
import type {
  ContractSystem,
  ContractQuestion,
} from '../../../connectors/contract-system/connector.ts'
import type { Ctx } from '../../../trpc/context.ts'
import { present } from '../../contract/service/read.ts'
import { assertSynced, takeOverContract } from '../../contract/service/take-over.ts'

/** The contract system of a tenant that has billing. Throws 403 or 409. */
function systemOf(ctx: Ctx): ContractSystem {
  if (!canSyncContracts(ctx.tenant)) throw new AppError('contract.syncNotHere')
  const { contractSystem } = ctx.services.outside
  if (!contractSystem) throw new AppError('contractSystem.absent')
  return contractSystem
}

/** Asks first, writes then: no transaction waits for an outside system. */
const ask = (ctx: Ctx, question: ContractQuestion) =>
  systemOf(ctx).list(ctx.tenant.dataNode, question)

/** Takes over what the contract system has for the question; success is false when that is nothing. */
export async function sync(ctx: Ctx, input: ContractSync) {
  const { locale } = ctx.call
  const question = { ...input, contractCode: input.contractCode.trim() }
  const refusal = contractSyncRefusal(question, ctx.can('syncContract'))
  if (refusal) {
    const issues = [{ path: refusal.field, message: say(locale, refusal.reason) }]
    throw new AppError(refusal.reason, { issues })
  }
  const contracts = await ask(ctx, question)
  return ctx.transaction(async (tx) => {
    const counts = { added: 0, updated: 0, same: 0 }
    for (const each of contracts) counts[(await takeOverContract(tx, ctx, each)).what] += 1
    const success = contracts.length > 0
    const { added, updated } = counts
    return { success, msg: success ? '' : say(locale, 'contract.noneOutside'), added, updated }
  })
}

/** Throws 404 when the contract system does not know it any more. */
export async function synchronize(ctx: Ctx, { id }: { id: string }): Promise<Contract> {
  const { contractNo, contractSubjectNames } = await ctx.read((db) => assertSynced(db, id))
  const none = { signDateStart: '', signDateEnd: '' }
  const found = await ask(ctx, { contractCode: contractNo, contractSubjectNames, ...none })
  const one = found.find((each) => each.contractCode === contractNo)
  if (!one) throw new AppError('contract.noneOutside')
  return ctx.transaction(async (tx) => present((await takeOverContract(tx, ctx, one)).row))
}
