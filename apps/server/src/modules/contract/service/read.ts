import type { Read, Tx } from '@yuncang/db/handle'
import type { Contract, ContractQuery } from '@yuncang/shared/nouns/contract/contract'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { contactersOf } from '../../customer/service/read.ts'
import { find as findEntries } from '../../../kernel/dictionary/service.ts'
import { currentOf, withLines } from '../../quotation/service/read.ts'
import * as repo from '../repo.ts'
import { subjectsOf } from './draft.ts'
import { presentScans } from './scans.ts'

export type { ContractRow } from '../repo.ts'

/** A contract as it leaves the server; JSFS is the wire's name for how it is settled. */
export const present = (row: repo.ContractRow): Contract => ({
  ...row,
  JSFS: row.settleMethod,
  attachments: presentScans(row.attachments),
})

export async function page(ctx: Ctx, query: ContractQuery) {
  const found = await ctx.read((db) => repo.page(db, query))
  return { ...found, records: found.records.map(present) }
}

export const get = async (ctx: Ctx, input: { id: string }) =>
  present(await ctx.read((db) => mustFind(db, input.id)))

/** The parties of the contract with this id or, without one, with this number. */
export const parties = (
  ctx: Ctx,
  { id, contractNo }: { id?: string | undefined; contractNo?: string | undefined },
) =>
  ctx.read(async (db) => {
    const row =
      id === undefined ? await repo.numbered(db, contractNo ?? '') : await repo.find(db, id)
    if (!row) throw new AppError('record.notFound')
    return repo.partiesOf(db, row.id)
  })

export const quotationOf = (ctx: Ctx, input: { id: string }) =>
  ctx.read(async (db) => {
    const current = await currentOf(db, (await mustFind(db, input.id)).id)
    return current ? withLines(db, current) : null
  })

/** The people of the contract's customer. */
export const contacters = (ctx: Ctx, input: { id: string }) =>
  ctx.read(async (db) => contactersOf(db, (await mustFind(db, input.id)).customerId))

export const ending = (ctx: Ctx, { from, to }: { from: string; to: string }) =>
  ctx.read(async (db) => (await repo.endingWithin(db, from, to)).map(present))

export const subjects = async (ctx: Ctx) => subjectsOf(ctx)

export const filingPlaces = (ctx: Ctx) => findEntries(ctx, { code: 'FILING_PLACE' })

/** The contracts of these numbers, by number. */
export async function contractsNumbered(
  db: Read | Tx,
  numbers: readonly string[],
): Promise<Map<string, repo.ContractRow>> {
  const rows = await repo.withValues(db, 'contractNo', numbers)
  return new Map(rows.map((row) => [row.contractNo, row]))
}

/** All of these contracts. Throws 404 when one of them is not there to be seen. */
export async function mustFindAll(
  db: Read | Tx,
  ids: readonly string[],
): Promise<repo.ContractRow[]> {
  const rows = await repo.withValues(db, 'id', ids)
  if (rows.length < new Set(ids).size) throw new AppError('record.notFound')
  return rows
}

export async function mustFind(db: Read | Tx, id: string): Promise<repo.ContractRow> {
  const row = await repo.find(db, id)
  if (!row) throw new AppError('record.notFound')
  return row
}
