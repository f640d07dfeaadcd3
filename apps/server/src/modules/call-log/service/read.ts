import type {
  ApiLogQuery,
  ApiLogRecord,
  UsualLogQuery,
} from '@yuncang/shared/nouns/call-log/contract'
import { operationWords } from '@yuncang/shared/words'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'

const done = 200

export const asRecord = (ctx: Ctx, row: repo.CallRow): ApiLogRecord => ({
  ...row,
  url: row.path,
  title: operationWords(row.operation, ctx.call.locale),
})

/** What people of the tenant did. */
export const usualPage = (ctx: Ctx, query: UsualLogQuery) => pageOf(ctx, ofPeople(query))

/** Calls that were refused did nothing. */
export const ofPeople = <Q extends object>(query: Q) => ({ ...query, status: done })

/** Every call of theirs that was to change something, whatever came of it. */
export const apiPage = (ctx: Ctx, query: ApiLogQuery) => pageOf(ctx, query)

const pageOf = (ctx: Ctx, query: Parameters<typeof repo.page>[1]) =>
  ctx.read(async (db) => {
    const found = await repo.page(db, query)
    return { ...found, records: found.records.map((row) => asRecord(ctx, row)) }
  })

export const usual = (ctx: Ctx, { id }: { id: string }) =>
  find(ctx, id, (row) => row.status === done)

export const api = (ctx: Ctx, { id }: { id: string }) => find(ctx, id, () => true)

const find = (ctx: Ctx, id: string, isMeant: (row: repo.CallRow) => boolean) =>
  ctx.read(async (db) => {
    const row = await repo.find(db, id)
    if (!row || !isMeant(row)) throw new AppError('record.notFound')
    return asRecord(ctx, row)
  })
