import type { Tx } from '@yuncang/db/handle'
import { mapUniqueViolation, type UniqueMeanings } from '@yuncang/db/sql'
import type {
  Contract,
  ContractDraft,
  ContractEnd,
  ContractRenewal,
} from '@yuncang/shared/nouns/contract/contract'
import { today } from '@yuncang/shared/kernel/calendar'
import { isRenewable } from '@yuncang/shared/nouns/contract/rules'
import {
  renewalFault,
  termFrom,
  termOfRenewal,
  type Term,
} from '@yuncang/shared/nouns/contract/term'
import type { DayCountMode } from '@yuncang/shared/nouns/tariff/rules'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { writeQuotation } from '../../quotation/service/write.ts'
import * as repo from '../repo.ts'
import { pricesLike } from './like.ts'
import { settleEnd } from './notify.ts'
import { mustFind, present } from './read.ts'
import { addContract } from './save.ts'
import { assertVersion, refuse, save } from './step.ts'

/**
 * Makes the draft that follows a contract in its last 60 days or after them, with its parties and prices. The old one
 * ends when the new one is passed.
 */
export const renew = (ctx: Ctx, input: ContractRenewal): Promise<Contract> =>
  ctx.transaction(async (tx) => {
    await lockRenewal(tx, input.id)
    const old = await mustFind(tx, input.id)
    refuse(ctx, 'renew', old)
    assertVersion(old, input.version)
    await refuseRenewal(tx, ctx, old)
    const { startDate, endDate } = termOf(old, input)
    const dates = { startDate, endDate, signDate: today(ctx.now()) }
    const parties = (await repo.partiesOf(tx, old.id)).filter((party) => !party.isStop)
    const draft = { ...draftOf(old, parties), ...dates, contractNo: input.contractNo }
    const row = await mapUniqueViolation(renewalOpen(old), () =>
      addContract(tx, ctx, draft, { renewFromId: old.id, action: 'renew' }),
    )
    const prices = await pricesLike(tx, old.id)
    if (prices) {
      const { lines, costListId } = prices
      const terms = { validFrom: row.startDate, validTo: row.endDate, costListId }
      await writeQuotation(tx, ctx, row, { current: undefined, terms, lines })
    }
    return present(row)
  })

/** As long as the old one where nothing else is asked for. */
function termOf(old: repo.ContractRow, asked: ContractRenewal): Term {
  const { startDate = termOfRenewal(old).startDate } = asked
  const { endDate = termFrom(startDate, old).endDate } = asked
  const fault = renewalFault({ startDate, endDate }, old)
  if (fault) throw new AppError(fault.reason, { params: fault.params })
  return { startDate, endDate }
}

/**
 * A contract is renewed or ends without a renewal: each of both looks for the other in another row than it writes, so that
 * they would not meet without this.
 */
const lockRenewal = (tx: Tx, id: string): Promise<void> => tx.lockAlone(`contract.renewal ${id}`)

const draftOf = (old: repo.ContractRow, parties: repo.PartyRow[]): ContractDraft => ({
  contractNo: '',
  contractName: old.contractName,
  contractSubjectNames: old.contractSubjectNames,
  customerId: old.customerId,
  contractType: old.contractType,
  currency: old.currency,
  settlePeriod: old.settlePeriod,
  JSFS: old.settleMethod,
  signDate: old.signDate,
  startDate: old.startDate,
  endDate: old.endDate,
  autoRenew: old.autoRenew,
  billDay: old.billDay,
  payDays: old.payDays,
  settleInCny: old.settleInCny,
  // The contract admits these modes only.
  dayCountMode: old.dayCountMode as DayCountMode,
  remark: old.remark,
  contractPartyList: parties.map(({ partyType, customerId }) => ({ partyType, customerId })),
})

async function refuseRenewal(tx: Tx, ctx: Ctx, old: repo.ContractRow): Promise<void> {
  const { contractNo: no, endDate: date } = old
  if (old.isNoRenewal) throw new AppError('contract.notRenewed', { params: { no } })
  if (!isRenewable(date, today(ctx.now()))) {
    throw new AppError('contract.tooEarly', { params: { no, date } })
  }
  const other = await repo.renewalOf(tx, old.id)
  if (other) throw new AppError('contract.renewalOpen', { params: { no, other: other.contractNo } })
}

const renewalOpen = ({ contractNo: no }: repo.ContractRow): UniqueMeanings => ({
  contract_renewal_uq: (cause) =>
    new AppError('contract.renewalOpen', { params: { no, other: '' }, cause }),
})

/** The contract ends with its last day, without another one. */
export const declineRenewal = (ctx: Ctx, input: ContractEnd): Promise<Contract> =>
  ctx.transaction(async (tx) => {
    await lockRenewal(tx, input.id)
    const row = await mustFind(tx, input.id)
    refuse(ctx, 'noRenewal', row)
    assertVersion(row, input.version)
    const other = await repo.renewalOf(tx, row.id)
    if (other) {
      const params = { no: row.contractNo, other: other.contractNo }
      throw new AppError('contract.renewalOpen', { params })
    }
    const noRenewalReason = input.reason.trim()
    const changes = { isNoRenewal: 1 as const, noRenewalReason, autoRenew: 0 as const }
    const after = await save(tx, ctx, row, { action: 'noRenewal', changes })
    await settleEnd(tx, ctx, row.id)
    return present(after)
  })
