import { system } from '@yuncang/db/handle'
import { setting, type Settings } from '@yuncang/shared/nouns/setting/contract'
import type { SessionCtx } from '../../trpc/context.ts'
import * as repo from './repo.ts'

const scope = system('own settings')
const { shape } = setting.get.output

/** What the person chose; a choice that this version no longer knows is left out. */
export async function get(ctx: SessionCtx): Promise<Settings> {
  const rows = await ctx.services.db.read(scope, (db) => repo.settingsOf(db, ctx.user.id))
  const known = rows.filter(
    ({ name, value }) =>
      // hasOwn has just shown that the name is a key.
      Object.hasOwn(shape, name) && shape[name as keyof Settings].safeParse(value).success,
  )
  return Object.fromEntries(known.map(({ name, value }) => [name, value]))
}

/** Each choice is a row of its own, so that two browsers which choose at once both keep theirs. */
export async function save(ctx: SessionCtx, input: Settings): Promise<null> {
  const userId = ctx.user.id
  await ctx.services.db.transaction(scope, async (tx) => {
    for (const [name, value] of Object.entries(input)) await repo.keep(tx, { userId, name, value })
  })
  return null
}
