import type { Tx } from '@yuncang/db/handle'
import type { ContractDraft, ContractParty, PartyStop } from '@yuncang/shared/contracts/contract'
import { partyTypes } from '@yuncang/shared/domain/contract'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { usableCustomer } from '../../customer/service/read.ts'
import { mustBeEntries } from '../../dictionary/service.ts'
import { recordOperation } from '../../record/service.ts'
import * as repo from '../repo.ts'
import { mustFind } from './read.ts'
import { refuse } from './step.ts'

type Party = ContractDraft['contractPartyList'][number]

/** Throws 400 without a payer that is in use (domain.md §6). */
export function assertPayer(parties: readonly { partyType: string; isStop?: 0 | 1 }[]): void {
  if (!parties.some((party) => party.partyType === partyTypes.payer && !party.isStop)) {
    throw new AppError('contract.payerRequired')
  }
}

/** Puts these parties in the place of those that a contract has. Throws 409 for a stopped customer. */
export async function writeParties(
  tx: Tx,
  ctx: Ctx,
  contractId: string,
  parties: readonly Party[],
): Promise<void> {
  assertPayer(parties)
  const types = new Set(parties.map((party) => party.partyType))
  await mustBeEntries(tx, ctx, 'CONTRACT_PARTY_TYPE', 'contractPartyList', [...types])
  const now = ctx.now()
  const who = ctx.user.id
  const rows: repo.NewParty[] = []
  for (const { partyType, customerId } of parties) {
    const { customerName } = await usableCustomer(tx, customerId, 'customer.stoppedForContract')
    if (rows.some((row) => row.partyType === partyType && row.customerId === customerId)) {
      throw new AppError('contract.partyTwice', { params: { name: customerName } })
    }
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
      operateModule: 'HTGL',
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
