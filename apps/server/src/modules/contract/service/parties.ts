import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Tx } from '@yuncang/db/handle'
import type {
  ContractDraft,
  ContractParty,
  PartyStop,
} from '@yuncang/shared/nouns/contract/contract'
import { partyTypes } from '@yuncang/shared/nouns/contract/rules'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { usableCustomer } from '../../customer/service/read.ts'
import { assertInDictionary } from '../../../kernel/dictionary/service.ts'
import { recordOperation } from '../../../kernel/record/service.ts'
import * as repo from '../repo.ts'
import { mustFind } from './read.ts'
import { refuse } from './step.ts'

type Party = ContractDraft['contractPartyList'][number]

/** Throws 400 without a payer that is in use (docs/domain/contracts.md#contracts). */
export function assertPayer(parties: readonly { partyType: string; isStop?: 0 | 1 }[]): void {
  if (!parties.some((party) => party.partyType === partyTypes.payer && !party.isStop)) {
    throw new AppError('contract.payerRequired')
  }
}

/** Puts the parties of a clean draft in the place of those that a contract has. Throws 409 for a stopped customer. */
export async function writeParties(
  tx: Tx,
  ctx: Ctx,
  contractId: string,
  parties: readonly Party[],
): Promise<void> {
  const types = new Set(parties.map((party) => party.partyType))
  await assertInDictionary(tx, ctx, { code: 'CONTRACT_PARTY_TYPE', field: 'contractPartyList' }, [
    ...types,
  ])
  const now = ctx.now()
  const who = ctx.user.id
  const rows: repo.NewParty[] = []
  for (const { partyType, customerId } of parties) {
    const { customerName } = await usableCustomer(tx, customerId, 'customer.stoppedForContract')
    rows.push({
      id: ctx.newId(),
      contractId,
      partyType,
      customerId,
      customerName,
      isStop: 0,
      createBy: who,
      createTime: now,
      updateBy: who,
      updateTime: now,
    })
  }
  await repo.replaceParties(tx, contractId, rows)
}

/** Stops or resumes a party of a contract in force; its last payer stays. */
export const setPartyStopped = (ctx: Ctx, input: PartyStop): Promise<ContractParty> =>
  ctx.transaction(async (tx) => {
    const { id, version, isStop } = input
    const before = await repo.parties.find(tx, id)
    if (!before) throw new AppError('record.notFound')
    const contract = await mustFind(tx, before.contractId)
    refuse(ctx, 'stop', contract)
    const who = { updateBy: ctx.user.id, updateTime: ctx.now() }
    // The contract's own row makes two who stop a payer each come one after the other.
    if (!(await repo.change(tx, contract, who))) throw new AppError('record.stale')
    if (isStop) await assertOtherPayer(tx, contract.contractNo, before)
    const after = await repo.parties.change(tx, { id, version }, { isStop, ...who })
    if (!after) throw new AppError('record.stale')
    await recordOperation(tx, ctx, {
      businessId: contract.id,
      operateModule: businessModules.contract,
      action: isStop ? 'party.stop' : 'party.resume',
      fieldDiff: {
        [before.customerName]: { before: before.isStop, after: isStop },
      },
    })
    return after
  })

async function assertOtherPayer(tx: Tx, no: string, party: repo.PartyRow): Promise<void> {
  if (party.partyType !== partyTypes.payer) return
  const others = (await repo.partiesOf(tx, party.contractId)).filter((row) => row.id !== party.id)
  if (others.some((row) => row.partyType === partyTypes.payer && !row.isStop)) return
  throw new AppError('contract.lastPayer', { params: { no, name: party.customerName } })
}
