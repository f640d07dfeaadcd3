import type { NewRow, Read, Row, SystemTx, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { asc, contains, eq, gte, inArray, lt, lte, ne, pattern, sql } from '@yuncang/db/sql'
import { contractStatuses, inForceOnce } from '@yuncang/shared/domain/contract'
import { listing } from '../../platform/listing.ts'
import { rowsIn } from '../../platform/rows/repo.ts'

export type ContractRow = Row<Schema['contract']>
export type PartyRow = Row<Schema['contractParty']>
export type NewParty = NewRow<Schema['contractParty']>

export const { find, withValues, insert, change } = rowsIn('contract', (t) => t.contract)
export const parties = rowsIn('contractParty', (t) => t.contractParty)

export const { page, total } = listing({
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

export async function numbered(
  db: Read | Tx,
  contractNo: string,
): Promise<ContractRow | undefined> {
  const { contract } = db.t
  const where = [eq(contract.isDeleted, 0), eq(contract.contractNo, contractNo)]
  const [row] = await db.select(contract, ...where)
  return row
}

/** The contract that renews another, unless it was voided. */
export async function renewalOf(tx: Tx, id: string): Promise<ContractRow | undefined> {
  const { contract } = tx.t
  const [row] = await tx.select(
    contract,
    eq(contract.isDeleted, 0),
    eq(contract.renewFromId, id),
    ne(contract.status, 9),
  )
  return row
}

/** The contracts of a customer that are or were in force, or were voided then; the one that ends last comes last. */
export const everInForce = (db: Read | Tx, customerId: string): Promise<ContractRow[]> => {
  const { contract } = db.t
  return db
    .select(
      contract,
      eq(contract.isDeleted, 0),
      eq(contract.customerId, customerId),
      inArray(contract.status, [...inForceOnce, contractStatuses.voided]),
    )
    .orderBy(asc(contract.endDate), asc(contract.id))
}

/** Another contract in force of the same customer and type on one of the same days, but for the one it renews. */
export async function overlapping(tx: Tx, row: ContractRow): Promise<ContractRow | undefined> {
  const { contract } = tx.t
  const [other] = await tx
    .select(
      contract,
      eq(contract.isDeleted, 0),
      eq(contract.status, 2),
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

export const partiesOf = (db: Read | Tx, contractId: string): Promise<PartyRow[]> => {
  const { contractParty } = db.t
  return db
    .select(contractParty, eq(contractParty.isDeleted, 0), eq(contractParty.contractId, contractId))
    .orderBy(asc(contractParty.partyType), asc(contractParty.id))
}

export async function replaceParties(tx: Tx, contractId: string, rows: NewParty[]): Promise<void> {
  const { contractParty } = tx.t
  await tx.remove(contractParty, eq(contractParty.contractId, contractId))
  await tx.insert(contractParty, rows)
}

/** Contracts in force whose last day is before this one, of every tenant that is not locked. */
export const dueBefore = (tx: Read | SystemTx, day: string) => {
  const { contract, tenant } = tx.t
  return tx
    .pick(
      { id: contract.id, tenantNode: contract.tenantNode },
      contract,
      eq(contract.status, 2),
      eq(contract.isDeleted, 0),
      lt(contract.endDate, day),
      eq(tenant.isLock, 0),
    )
    .innerJoin(tenant, eq(tenant.dataNode, contract.tenantNode))
    .orderBy(asc(contract.id))
}
