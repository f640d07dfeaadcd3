import type { NoticeQuery } from '@yuncang/shared/nouns/notice/contract'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'
import { audiencesOf } from './audience.ts'
import { present } from './present.ts'

const newestShown = 10
const markedAtOnce = 500

async function readerOf({ services, tenant, roles, permissions, user }: Ctx): Promise<repo.Reader> {
  const rights = await services.roles.rightsOf(tenant.dataNode, roles)
  return { userId: user.id, audiences: audiencesOf(rights, permissions) }
}

export async function page(ctx: Ctx, query: NoticeQuery) {
  const reader = await readerOf(ctx)
  const { current, size, ascs } = query
  const where = { ...query, limit: size, offset: (current - 1) * size }
  const [rows, total] = await ctx.read((db) =>
    Promise.all([
      repo.listOf(db, reader, { ...where, isOldestFirst: ascs !== undefined && ascs.length > 0 }),
      repo.countOf(db, reader, query),
    ]),
  )
  const records = rows.map((row) => present(row, ctx.call.locale))
  return { records, total, size, current, pages: Math.ceil(total / size) }
}

/** A notice for this person. Refuses with 404 for another's. */
export async function get(ctx: Ctx, { id }: { id: string }) {
  const reader = await readerOf(ctx)
  const [row] = await ctx.read((db) => repo.findFor(db, reader, [id]))
  if (!row) throw new AppError('record.notFound')
  return present(row, ctx.call.locale)
}

/** What the bell shows. */
export async function unread(ctx: Ctx) {
  const reader = await readerOf(ctx)
  const where = { state: 'unread' } as const
  const [count, newest] = await ctx.read((db) =>
    Promise.all([
      repo.countOf(db, reader, where),
      repo.listOf(db, reader, { ...where, limit: newestShown }),
    ]),
  )
  return { count, newest: newest.map((row) => present(row, ctx.call.locale)) }
}

/** Notices of others among the ids stay as they are. */
export async function markRead(ctx: Ctx, { ids }: { ids: string[] }): Promise<null> {
  const reader = await readerOf(ctx)
  return ctx.transaction(async (tx) => {
    const rows = await repo.findFor(tx, reader, ids)
    await repo.markRead(tx, readsOf(ctx, rows))
    return null
  })
}

/** Everything that this person has not read. */
export async function markAllRead(ctx: Ctx): Promise<null> {
  const reader = await readerOf(ctx)
  return ctx.transaction(async (tx) => {
    for (;;) {
      const rows = await repo.listOf(tx, reader, { state: 'unread', limit: markedAtOnce })
      await repo.markRead(tx, readsOf(ctx, rows))
      if (rows.length < markedAtOnce) return null
    }
  })
}

const readsOf = (ctx: Ctx, rows: readonly repo.SeenRow[]) =>
  rows
    .filter(({ readTime }) => readTime === null)
    .map(({ id }) => ({ noticeId: id, userId: ctx.user.id, time: ctx.now() }))
