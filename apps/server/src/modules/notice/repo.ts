import {
  system,
  type NewRow,
  type Read,
  type Row,
  type SystemTx,
  type Tx,
} from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  or,
  sql,
  type SQL,
} from '@yuncang/db/sql'
import type { ScopedNoun } from '@yuncang/shared/kernel/data-scope'
import type { NoticeQuery, NoticeState } from '@yuncang/shared/nouns/notice/contract'

export type NoticeRow = Row<Schema['notice']>
/** A notice with when this person read it. */
export type SeenRow = NoticeRow & { readTime: string | null }

/** Who looks: the person, and what may be said to them beside what is said to them alone. */
export type Reader = { readonly userId: string; readonly audiences: readonly string[] }

type Reads = Pick<Read, 'pick' | 't'>

export async function insert(tx: Tx, row: NewRow<Schema['notice']>): Promise<void> {
  await tx.insert(tx.t.notice, row)
}

export async function insertEverywhere(tx: SystemTx, rows: readonly NoticeRow[]): Promise<void> {
  await tx.insert(tx.t.notice, rows)
}

export const allTenants = system('notice to all tenants')

export const tenantNodes = async (tx: SystemTx): Promise<string[]> =>
  (await tx.pick({ dataNode: tx.t.tenant.dataNode }, tx.t.tenant)).map(({ dataNode }) => dataNode)

/** Marks the open notices of a document as done. */
export async function settle(
  tx: Tx,
  { businessId, kinds }: { businessId: string; kinds?: readonly string[] | undefined },
  doneTime: string,
): Promise<void> {
  await tx
    .stmt(`notice.settle ${kinds?.join() ?? ''}`, (q, { notice: t }) =>
      q
        .update(
          t,
          { doneTime: sql`${sql.placeholder('doneTime')}` },
          eq(t.businessId, sql.placeholder('businessId')),
          isNull(t.doneTime),
          kinds && inArray(t.kind, [...kinds]),
        )
        .returning({ id: t.id }),
    )
    .all({ businessId, doneTime })
}

/** The records, or that one, of which a notice of a kind is open. */
export async function openOf(db: Reads, kind: string, businessId?: string): Promise<string[]> {
  const { notice } = db.t
  const rows = await db.pick(
    { id: notice.businessId },
    notice,
    eq(notice.kind, kind),
    isNull(notice.doneTime),
    businessId === undefined ? undefined : eq(notice.businessId, businessId),
  )
  return rows.map(({ id }) => id)
}

export async function find(db: Pick<Read, 'select' | 't'>, id: string) {
  const [row] = await db.select(db.t.notice, eq(db.t.notice.id, id))
  return row
}

const isFor = ({ notice }: Schema, { userId, audiences }: Reader): SQL | undefined =>
  or(
    eq(notice.userId, userId),
    and(isNull(notice.userId), inArray(notice.audience, [...audiences])),
  )

const columnsOf = ({ notice, noticeRead }: Schema) => ({
  id: notice.id,
  tenantNode: notice.tenantNode,
  audience: notice.audience,
  userId: notice.userId,
  kind: notice.kind,
  params: notice.params,
  module: notice.module,
  businessId: notice.businessId,
  masterBillNo: notice.masterBillNo,
  time: notice.time,
  doneTime: notice.doneTime,
  readTime: noticeRead.time,
})

const readBy = ({ notice, noticeRead }: Schema, { userId }: Reader): SQL | undefined =>
  and(
    eq(noticeRead.tenantNode, notice.tenantNode),
    eq(noticeRead.noticeId, notice.id),
    eq(noticeRead.userId, userId),
  )

const inState = ({ notice, noticeRead }: Schema): Record<NoticeState, SQL | undefined> => ({
  unread: and(isNull(notice.doneTime), isNull(noticeRead.time)),
  read: and(isNull(notice.doneTime), isNotNull(noticeRead.time)),
  done: isNotNull(notice.doneTime),
})

type Where = { [K in 'state' | 'module' | 'masterBillNo']?: NoticeQuery[K] }

const matching = (t: Schema, reader: Reader, { state, module, masterBillNo }: Where) =>
  and(
    isFor(t, reader),
    state && inState(t)[state],
    module ? eq(t.notice.module, module) : undefined,
    masterBillNo ? eq(t.notice.masterBillNo, masterBillNo) : undefined,
  )

export async function countOf(db: Reads, reader: Reader, where: Where): Promise<number> {
  const { notice, noticeRead } = db.t
  const [row] = await db
    .pick({ total: count() }, notice, matching(db.t, reader, where))
    .leftJoin(noticeRead, readBy(db.t, reader))
  return row?.total ?? 0
}

/** Notices for a person, newest first unless told otherwise. */
export async function listOf(
  db: Reads,
  reader: Reader,
  where: Where & { limit: number; offset?: number; isOldestFirst?: boolean },
): Promise<SeenRow[]> {
  const { notice, noticeRead } = db.t
  const direction = where.isOldestFirst ? asc : desc
  return db
    .pick(columnsOf(db.t), notice, matching(db.t, reader, where))
    .leftJoin(noticeRead, readBy(db.t, reader))
    .orderBy(direction(notice.time), direction(notice.id))
    .limit(where.limit)
    .offset(where.offset ?? 0)
}

/** Those of the named notices that are for this person. */
export async function findFor(db: Reads, reader: Reader, ids: readonly string[]) {
  const { notice, noticeRead } = db.t
  return db
    .pick(columnsOf(db.t), notice, isFor(db.t, reader), inArray(notice.id, [...ids]))
    .leftJoin(noticeRead, readBy(db.t, reader))
}

/** Open notices for a person whose ids come after one, oldest first. */
export const openAfter = (db: Read, reader: Reader, after: string, limit: number) =>
  db
    .select(
      db.t.notice,
      gt(db.t.notice.id, after),
      isNull(db.t.notice.doneTime),
      isFor(db.t, reader),
    )
    .orderBy(asc(db.t.notice.id))
    .limit(limit)

/** Notes that a person has read something; the first time counts. */
export async function markRead(
  tx: Tx,
  reads: readonly NewRow<Schema['noticeRead']>[],
): Promise<void> {
  const { noticeRead } = tx.t
  const target = [noticeRead.tenantNode, noticeRead.noticeId, noticeRead.userId]
  for (const row of reads) await tx.upsert(noticeRead, row, { target, set: { userId: row.userId } })
}

/** Those of the rows that the reader sees. */
export async function idsSeen(
  db: Read,
  noun: ScopedNoun,
  ids: readonly string[],
): Promise<string[]> {
  const table = db.t[noun]
  const rows = await db.pick({ id: table.id }, table, inArray(table.id, [...ids]))
  return rows.map(({ id }) => id)
}
