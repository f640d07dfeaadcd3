import type { Read, Tx } from '@yuncang/db/handle'
import { contract } from '@yuncang/shared/nouns/contract/contract'
import { contractStatuses, partyTypes } from '@yuncang/shared/nouns/contract/rules'
import { AppError } from '@yuncang/shared/errors'
import type { SystemContract } from '../../../connectors/contract-system/connector.ts'
import type { Ctx } from '../../../trpc/context.ts'
import { takeOver as takeOverCustomer } from '../../customer/service/take-over.ts'
import * as repo from '../repo.ts'
import { addContract } from './save.ts'
import { mustFind } from './read.ts'
import { save } from './step.ts'

/** Contracts with this word came from the contract system. */
const source = '合同系统'

type Outcome = { row: repo.ContractRow; what: 'added' | 'updated' | 'same' }

/**
 * Writes down what the contract system says of a contract
 * (docs/domain/contracts.md#contracts-from-the-contract-system): a new one with its customer, in force when both sides
 * have signed it, else a draft; a draft that came from there is brought up to date. Contracts of our own, and those in
 * force, stay as they are.
 */
export async function takeOverContract(
  tx: Tx,
  ctx: Ctx,
  { isSigned, contractCode: contractNo, customerName, socialCreditCode, ...terms }: SystemContract,
): Promise<Outcome> {
  const known = await repo.numbered(tx, contractNo)
  if (!known) {
    const customer = await takeOverCustomer(tx, ctx, { customerName, socialCreditCode }, source)
    const contractPartyList = [{ partyType: partyTypes.payer, customerId: customer.id }]
    const given = { ...terms, contractNo, customerId: customer.id, contractPartyList }
    const draft = contract.create.input.parse(given)
    const origin = { renewFromId: null, action: 'sync', syncSource: source, isSigned } as const
    return { row: await addContract(tx, ctx, draft, origin), what: 'added' }
  }
  const isOurs = known.syncSource !== source || known.status !== contractStatuses.draft
  if (isOurs) return { row: known, what: 'same' }
  const { contractName, contractSubjectNames, signDate, startDate, endDate } = terms
  const said = { contractName, contractSubjectNames, signDate, startDate, endDate }
  const status = isSigned ? contractStatuses.active : known.status
  const changes = { ...said, status }
  const isSame = Object.entries(changes).every(([key, value]) => Reflect.get(known, key) === value)
  if (isSame) return { row: known, what: 'same' }
  return { row: await save(tx, ctx, known, { action: 'sync', changes }), what: 'updated' }
}

/** A contract that came from the contract system. Throws 404 or 409. */
export async function assertSynced(db: Read | Tx, id: string): Promise<repo.ContractRow> {
  const row = await mustFind(db, id)
  if (row.syncSource === source) return row
  throw new AppError('contract.notSynced', { params: { no: row.contractNo } })
}

/**
 * Gives a draft of ours what a contract of the same customer is there, and takes that one away
 * (docs/domain/contracts.md#contracts-from-the-contract-system).
 */
export async function connectTo(
  tx: Tx,
  ctx: Ctx,
  { draft, synced }: { draft: repo.ContractRow; synced: repo.ContractRow },
): Promise<repo.ContractRow> {
  if (draft.customerId !== synced.customerId) {
    const params = { no: draft.contractNo, other: synced.contractNo }
    throw new AppError('contract.otherCustomer', { params })
  }
  const { contractNo, contractName, contractSubjectNames, signDate, startDate, endDate } = synced
  const { status, syncSource } = synced
  // Its number is free only when it is gone.
  await save(tx, ctx, synced, { action: 'connect', changes: { isDeleted: 1 } })
  const terms = { contractNo, contractName, contractSubjectNames, signDate, startDate, endDate }
  return save(tx, ctx, draft, {
    action: 'connect',
    changes: { ...terms, status, syncSource },
  })
}
