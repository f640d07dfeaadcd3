import type { NewRow, Read, Row, SystemTx, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import {
  asc,
  contains,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  or,
  pattern,
  sql,
} from '@yuncang/db/sql'
import { addDays } from '@yuncang/shared/kernel/calendar'
import { contractStatuses, inForceOnce, reminderDays } from '@yuncang/shared/nouns/contract/rules'
import { listing } from '../../platform/listing.ts'
import { rowsIn } from '../../platform/rows/repo.ts'

export type ContractRow = Row<Schema['contract']>
export type PartyRow = Row<Schema['contractParty']>
export type NewParty = NewRow<Schema['contractParty']>

export const { find, withValues, insert, change } = rowsIn('contract', (t) => t.contract)
export const parties = rowsIn('contractParty', (t) => t.contractParty)

export const { page, total, walk } = listing({
  name: 'contract',
  table: (t) => t.contract,
  filters: {
    contractNo: {
      where: (t) => contains(t.contractNo, sql.placeholder('contractNo')),
      value: pattern.contains,
    },
    contractName: {
      where: (t) => contains(t.contractName, sql.placeholder('contractName')),
      value: pattern.contains,
    },
    customerId: { where: (t) => eq(t.customerId, sql.placeholder('customerId')) },
    contractType: { where: (t) => eq(t.contractType, sql.placeholder('contractType')) },
    status: { where: (t) => eq(t.status, sql.placeholder('status')) },
    quotationStatus: { where: (t) => eq(t.quotationStatus, sql.placeholder('quotationStatus')) },
    isStop: { where: (t) => eq(t.isStop, sql.placeholder('isStop')) },
    filingState: { where: (t) => eq(t.filingState, sql.placeholder('filingState')) },
    endDateFrom: { where: (t) => gte(t.endDate, sql.placeholder('endDateFrom')) },
    endDateTo: { where: (t) => lte(t.endDate, sql.placeholder('endDateTo')) },
  },
})

/** Contracts that are or were in force and end on these days. */
export const endingWithin = (db: Read, from: string, to: string): Promise<ContractRow[]> => {
  const { contract } = db.t
  return db
    .select(
      contract,
      eq(contract.isDeleted, 0),
      inArray(contract.status, [...inForceOnce]),
      gte(contract.endDate, from),
      lte(contract.endDate, to),
    )
    .orderBy(asc(contract.endDate), asc(contract.contractNo))
}

export const numbered = (db: Read, contractNo: string): Promise<ContractRow | undefined> =>
  db
    .stmt('contract.numbered', (q, { contract: t }) =>
      q.select(t, eq(t.isDeleted, 0), eq(t.contractNo, sql.placeholder('contractNo'))),
    )
    .first({ contractNo })

/** The contract that renews another, unless it was voided. */
export const renewalOf = (db: Read, id: string): Promise<ContractRow | undefined> =>
  db
    .stmt('contract.renewal', (q, { contract: t }) =>
      q.select(
        t,
        eq(t.isDeleted, 0),
        eq(t.renewFromId, sql.placeholder('id')),
        ne(t.status, contractStatuses.voided),
      ),
    )
    .first({ id })

/** The contracts of a customer that are or were in force, or were voided then; the one that ends last comes last. */
export const everInForce = (db: Read, customerId: string): Promise<ContractRow[]> =>
  db
    .stmt('contract.ever in force', (q, { contract: t }) =>
      q
        .select(
          t,
          eq(t.isDeleted, 0),
          eq(t.customerId, sql.placeholder('customerId')),
          inArray(t.status, [...inForceOnce, contractStatuses.voided]),
        )
        .orderBy(asc(t.endDate), asc(t.id)),
    )
    .all({ customerId })

/** Another contract in force of the same customer and type on one of the same days, but for the one it renews. */
export async function overlapping(
  tx: Read | Tx,
  row: Pick<
    ContractRow,
    'id' | 'customerId' | 'contractType' | 'renewFromId' | 'startDate' | 'endDate'
  >,
): Promise<ContractRow | undefined> {
  const { contract } = tx.t
  const [other] = await tx
    .select(
      contract,
      eq(contract.isDeleted, 0),
      eq(contract.status, contractStatuses.active),
      eq(contract.customerId, row.customerId),
      eq(contract.contractType, row.contractType),
      ne(contract.id, row.id),
      row.renewFromId === null ? undefined : ne(contract.id, row.renewFromId),
      lte(contract.startDate, row.endDate),
      gte(contract.endDate, row.startDate),
    )
    .orderBy(asc(contract.endDate))
    .limit(1)
  return other
}

export const partiesOf = (db: Read, contractId: string): Promise<PartyRow[]> =>
  db
    .stmt('contractParty.ofContract', (q, { contractParty: t }) =>
      q
        .select(t, eq(t.isDeleted, 0), eq(t.contractId, sql.placeholder('contractId')))
        .orderBy(asc(t.partyType), asc(t.id)),
    )
    .all({ contractId })

export async function replaceParties(tx: Tx, contractId: string, rows: NewParty[]): Promise<void> {
  const { contractParty } = tx.t
  await tx.remove(contractParty, eq(contractParty.contractId, contractId))
  await tx.insert(contractParty, rows)
}

/** Contracts in force that are to be renewed and end within the days in which that is told, of every tenant that is not locked. */
export const ending = (tx: Read | SystemTx, day: string) => {
  const { contract, tenant } = tx.t
  const { id, tenantNode, endDate, remindedDays } = contract
  return tx
    .pick(
      { id, tenantNode, endDate, remindedDays },
      contract,
      eq(contract.status, contractStatuses.active),
      eq(contract.isDeleted, 0),
      eq(contract.isNoRenewal, 0),
      gte(contract.endDate, day),
      lte(contract.endDate, addDays(day, reminderDays[0])),
      eq(tenant.isLock, 0),
    )
    .innerJoin(tenant, eq(tenant.dataNode, contract.tenantNode))
    .orderBy(asc(contract.endDate), asc(contract.id))
}

/** Writes down that a reminder goes out; undefined when it has, or when the contract has ended or is not to be renewed. */
export async function takeReminder(
  tx: Tx,
  id: string,
  days: number,
): Promise<ContractRow | undefined> {
  const { contract } = tx.t
  const [row] = await tx
    .update(
      contract,
      // Not a version more: nobody who looks at the contract sees anything of it.
      { remindedDays: days },
      eq(contract.id, id),
      eq(contract.status, contractStatuses.active),
      eq(contract.isNoRenewal, 0),
      or(isNull(contract.remindedDays), gt(contract.remindedDays, days)),
    )
    .returning()
  return row
}

/** Contracts in force whose last day is before this one, of every tenant that is not locked. */
export const dueBefore = (tx: Read | SystemTx, day: string) => {
  const { contract, tenant } = tx.t
  return tx
    .pick(
      { id: contract.id, tenantNode: contract.tenantNode },
      contract,
      eq(contract.status, contractStatuses.active),
      eq(contract.isDeleted, 0),
      lt(contract.endDate, day),
      eq(tenant.isLock, 0),
    )
    .innerJoin(tenant, eq(tenant.dataNode, contract.tenantNode))
    .orderBy(asc(contract.id))
}
