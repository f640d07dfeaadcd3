import type { Read, Row, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { eq, inArray, sql } from '@yuncang/db/sql'
import type { Ctx } from '../../../trpc/context.ts'

type MeaningRow = Row<Schema['importMeaning']>
type Key = Pick<MeaningRow, 'noun' | 'scope' | 'written'>

type Query = {
  readonly noun: MeaningRow['noun']
  readonly scopes: readonly string[]
  readonly forms: readonly string[]
}

/** What is remembered of these values. */
export const find = (db: Read, { noun, scopes, forms }: Query): Promise<MeaningRow[]> => {
  const { importMeaning: t } = db.t
  return db.select(
    t,
    eq(t.noun, noun),
    inArray(t.scope, [...scopes]),
    inArray(t.written, [...forms]),
  )
}

/** Remembers what is meant by a value, in place of what was. */
export async function save(tx: Tx, ctx: Ctx, row: Key & Pick<MeaningRow, 'meant'>): Promise<void> {
  const { importMeaning: t } = tx.t
  const changed = { updateBy: ctx.user.id, updateTime: ctx.now() }
  await tx.upsert(
    t,
    { id: ctx.newId(), ...row, createBy: ctx.user.id, createTime: ctx.now(), ...changed },
    {
      target: [t.tenantNode, t.noun, t.scope, t.written],
      set: { meant: row.meant, ...changed, version: sql`${t.version} + 1` },
    },
  )
}

export async function remove(tx: Tx, id: string): Promise<void> {
  const { importMeaning: t } = tx.t
  await tx.remove(t, eq(t.id, id))
}
