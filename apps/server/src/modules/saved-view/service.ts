import { mapUniqueViolation, type UniqueMeanings } from '@yuncang/db/sql'
import type { Tx } from '@yuncang/db/handle'
import type {
  GridLayout,
  SavedView,
  SavedViewDraft,
} from '@yuncang/shared/nouns/saved-view/contract'
import { roleSeeds, type RoleCode } from '@yuncang/shared/roles'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../trpc/context.ts'
import * as repo from './repo.ts'

const viewsAtMost = 50
const administrators: readonly string[] = ['sysadmin', 'admin'] satisfies RoleCode[]

const viewerOf = ({ user, roles }: Ctx): repo.Viewer => ({
  userId: user.id,
  roles,
  isAdmin: roles.some((role) => administrators.includes(role)),
})

/** What a person may choose from in a list, how they left it, and with whom they may share. */
export async function list(ctx: Ctx, { listName }: { listName: string }) {
  const viewer = viewerOf(ctx)
  const [views, preference] = await ctx.read((db) =>
    Promise.all([
      repo.viewsOf(db, listName, viewer),
      repo.preferenceOf(db, viewer.userId, listName),
    ]),
  )
  const chosen = views.find((view) => view.id === preference?.defaultViewId)
  return {
    views: views.map((view) => present(view, viewer)),
    layout: preference?.layout ?? null,
    defaultId: chosen?.id ?? null,
    roles: shareable(viewer).map((code) => ({ code, name: roleName(ctx, code) })),
  }
}

/** Adds a view, or changes one of the person's own; an administrator changes any shared one. */
export const save = (ctx: Ctx, draft: SavedViewDraft) =>
  ctx.transaction(async (tx) => {
    const viewer = viewerOf(ctx)
    const { id, version, listName, audience, layout, search } = draft
    const name = draft.name.trim()
    const roleCode = audience === 'role' ? draft.roleCode : ''
    if (audience === 'role' && !shareable(viewer).includes(roleCode)) {
      throw new AppError('savedView.foreignRole')
    }
    const now = ctx.now()
    const who = { updateBy: viewer.userId, updateTime: now }
    const changes = { name, audience, roleCode, layout, search, ...who }
    if (id === undefined || version === undefined) {
      if ((await repo.countOf(tx, viewer.userId, listName)) >= viewsAtMost) {
        throw new AppError('savedView.tooMany', { params: { count: viewsAtMost } })
      }
      const owner = { ownerId: viewer.userId, ownerName: ctx.user.realName }
      const made = { id: ctx.newId(), listName, createBy: viewer.userId, createTime: now }
      const row = { ...changes, ...owner, ...made }
      const added = await mapUniqueViolation(nameTaken(name), () => repo.insert(tx, row))
      return present(added, viewer)
    }
    await mustChange(tx, id, viewer)
    const after = await mapUniqueViolation(nameTaken(name), () =>
      repo.change(tx, { id, version }, changes),
    )
    if (!after) throw new AppError('record.stale')
    return present(after, viewer)
  })

export const remember = (
  ctx: Ctx,
  { listName, layout }: { listName: string; layout: GridLayout },
): Promise<null> =>
  ctx.transaction(async (tx) => {
    await repo.prefer(tx, { userId: ctx.user.id, listName }, { layout })
    return null
  })

export const remove = (ctx: Ctx, { id, version }: { id: string; version: number }): Promise<null> =>
  ctx.transaction(async (tx) => {
    await mustChange(tx, id, viewerOf(ctx))
    const gone = { isDeleted: 1, updateBy: ctx.user.id, updateTime: ctx.now() }
    if (!(await repo.change(tx, { id, version }, gone))) throw new AppError('record.stale')
    return null
  })

export const setDefault = (
  ctx: Ctx,
  { listName, id }: { listName: string; id: string | null },
): Promise<null> =>
  ctx.transaction(async (tx) => {
    if (id !== null) {
      const view = await repo.find(tx, id, viewerOf(ctx))
      if (view?.listName !== listName) throw new AppError('record.notFound')
    }
    await repo.prefer(tx, { userId: ctx.user.id, listName }, { defaultViewId: id })
    return null
  })

const canChange = (view: repo.ViewRow, { userId, isAdmin }: repo.Viewer): boolean =>
  view.ownerId === userId || (isAdmin && view.audience !== 'private')

/** Refuses with 404 for a view that the person does not see, with 403 for one that is not theirs. */
async function mustChange(tx: Tx, id: string, viewer: repo.Viewer): Promise<void> {
  const view = await repo.find(tx, id, viewer)
  if (!view) throw new AppError('record.notFound')
  if (canChange(view, viewer)) return
  throw new AppError('savedView.notOwner', { params: { name: view.name, owner: view.ownerName } })
}

const present = (view: repo.ViewRow, viewer: repo.Viewer): SavedView => ({
  ...view,
  canChange: canChange(view, viewer),
})

const shareable = ({ roles, isAdmin }: repo.Viewer): readonly string[] =>
  isAdmin ? Object.keys(roleSeeds) : roles

function roleName(ctx: Ctx, code: string): string {
  const seeds: Readonly<Record<string, { zh: string; en: string } | undefined>> = roleSeeds
  return seeds[code]?.[ctx.call.locale] ?? code
}

const nameTaken = (name: string): UniqueMeanings => ({
  saved_view_name_uq: (cause) => new AppError('savedView.nameTaken', { params: { name }, cause }),
})
