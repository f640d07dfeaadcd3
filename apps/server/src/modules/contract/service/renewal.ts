import type { Tx } from '@yuncang/db/handle'
import { isUniqueViolation } from '@yuncang/db/sql'
import type {
  Contract,
  ContractDraft,
  ContractEnd,
  ContractRenewal,
} from '@yuncang/shared/contracts/contract'
import { addDays, daysBetween, today } from '@yuncang/shared/domain/calendar'
import { isRenewable } from '@yuncang/shared/domain/contract'
import type { DayCountMode } from '@yuncang/shared/domain/tariff'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { currentOf } from '../../quotation/service/read.ts'
import { writeQuotation } from '../../quotation/service/write.ts'
import { linesOfSheet, takenOver } from '../../tariff/service.ts'
import * as repo from '../repo.ts'
import { mustFind, present } from './read.ts'
import { addContract } from './save.ts'
import { assertVersion, refuse, save } from './step.ts'

/**
 * Makes the draft that follows a contract in its last 60 days or after them, with its parties and prices. The old one
 * ends when the new one is passed.
 */
export const renew = (ctx: Ctx, input: ContractRenewal): Promise<Contract> =>
  ctx.transaction(async (tx) => {
    const old = await mustFind(tx, input.id)
    refuse(ctx, 'renew', old)
    await refuseRenewal(tx, ctx, old)
    const startDate = input.startDate ?? addDays(old.endDate, 1)
    const length = daysBetween(old.startDate, old.endDate)
    const endDate = input.endDate ?? addDays(startDate, length)
    const dates = { startDate, endDate, signDate: today(ctx.now()) }
    const parties = (await repo.partiesOf(tx, old.id)).filter((party) => !party.isStop)
    const draft = { ...draftOf(old, parties), ...dates, contractNo: input.contractNo }
    const row = await withOpenMeaning(old, () =>
      addContract(tx, ctx, draft, { renewFromId: old.id, action: 'renew' }),
    )
    const quotation = await currentOf(tx, old.id)
    if (quotation) {
      const lines = (await linesOfSheet(tx, quotation.id)).filter((line) => !line.isStop)
      const terms = { validFrom: startDate, validTo: endDate, costListId: quotation.costListId }
      await writeQuotation(tx, ctx, row, undefined, terms, takenOver(lines))
    }
    return present(row)
  })

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

async function withOpenMeaning<R>(
  { contractNo: no }: repo.ContractRow,
  write: () => Promise<R>,
): Promise<R> {
  try {
    return await write()
  } catch (error) {
    if (isUniqueViolation(error) !== 'contract_renewal_uq') throw error
    throw new AppError('contract.renewalOpen', { params: { no, other: '' }, cause: error })
  }
}

/** The contract ends with its last day, without another one. */
export const declineRenewal = (ctx: Ctx, input: ContractEnd): Promise<Contract> =>
  ctx.transaction(async (tx) => {
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
    return present(await save(tx, ctx, row, 'noRenewal', changes))
  })
