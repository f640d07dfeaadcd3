import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Tx } from '@yuncang/db/handle'
import { mapUniqueViolation } from '@yuncang/db/sql'
import type { MenuChange, MenuDraft, MenuRecord } from '@yuncang/shared/nouns/menu/contract'
import { allPermissions } from '@yuncang/shared/roles'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../trpc/context.ts'
import { diffOf, recordOperation } from '../../kernel/record/service.ts'
import { effectiveMenu, menuIn, targetOf, type MenuEntry } from '../session/service/menu.ts'
import { linkRefusalOf } from '../session/service/menu-links.ts'
import * as repo from './repo.ts'

const operateModule = businessModules.menu
/** Without these nobody could bring anything back. */
const vital: ReadonlySet<string> = new Set(['wel', 'system', 'system.menu'])

const businessIdOf = (code: string) => `menu-${code}`

/** Every entry of the tenant's menu, hidden ones too, with the buttons of each page. */
export const list = (ctx: Ctx): Promise<MenuRecord[]> =>
  ctx.read(async (db) => {
    const entries = effectiveMenu(await menuIn(ctx, db), ctx.tenant.dataNode)
    return entries.map((entry) => asRecord(ctx, entry))
  })

const asRecord = (ctx: Ctx, { row, treeId, isOwn, isPlatform }: MenuEntry): MenuRecord => ({
  ...row,
  id: treeId,
  target: targetOf(row),
  refusal: linkRefusalOf(ctx, { path: row.path, target: targetOf(row) }),
  buttons: buttonsOf(row.permission),
  isOwn: isOwn ? 1 : 0,
  isPlatform: isPlatform ? 1 : 0,
  version: isOwn ? row.version : 0,
})

/** The other rights to the noun of a page. */
function buttonsOf(permission: string): string[] {
  const [noun] = permission.split(':')
  if (!noun) return []
  return allPermissions.filter((code) => code.startsWith(`${noun}:`) && code !== permission)
}

/** Throws 400 for a link that would not open. */
function assertLink(ctx: Ctx, link: { path: string; target: '' | '_blank' }): void {
  const refusal = linkRefusalOf(ctx, link)
  if (refusal === null) return
  const origin = URL.canParse(link.path) ? new URL(link.path).origin : link.path
  throw new AppError(refusal, { params: { origin } })
}

const valuesOf = (input: MenuDraft | MenuChange) => ({
  nameZh: input.nameZh.trim(),
  nameEn: input.nameEn.trim() || input.nameZh.trim(),
  sort: input.sort,
  isHidden: input.isHidden,
  i18n: input.i18n,
  keepAlive: input.keepAlive,
  isTab: input.isTab,
  isAuth: input.isAuth,
  roles: input.roles,
  groupPaths: input.groupPaths,
  target: input.target,
  query: input.query,
})

/** Adds a link of the tenant's own. Throws 400 for a parent that is no folder. */
export const create = (ctx: Ctx, input: MenuDraft): Promise<MenuRecord> =>
  ctx.transaction(async (tx) => {
    const entries = effectiveMenu(await menuIn(ctx, tx), ctx.tenant.dataNode)
    const parent = entries.find(({ treeId }) => treeId === input.parentId)
    if (input.parentId !== null && parent?.row.type !== 1) throw new AppError('menu.parent')
    assertLink(ctx, { path: input.path.trim(), target: input.target })
    const id = ctx.newId()
    const code = `own.${id}`
    const own = { id, code, parentId: input.parentId, path: input.path.trim(), icon: 'link' }
    const fixed = { type: 2, permission: '' }
    const row = await repo.insert(tx, { ...own, ...fixed, ...valuesOf(input) })
    await record(tx, ctx, code, { action: 'create' })
    return asRecord(ctx, { row, treeId: id, isOwn: true, isPlatform: false })
  })

/** What an entry is called, where it stands and how its page behaves, for this tenant. Throws 409 for a stale version. */
export const update = (ctx: Ctx, input: MenuChange): Promise<MenuRecord> =>
  ctx.transaction(async (tx) => {
    const { code, version } = input
    const entry = await mustFind(tx, ctx, code)
    const { row, isOwn } = entry
    const values = valuesOf(input)
    if (values.isHidden && vital.has(code)) {
      throw new AppError('menu.vital', { params: { name: row.nameZh } })
    }
    if (version !== (isOwn ? row.version : 0)) throw new AppError('record.stale')
    if (values.target !== targetOf(row)) assertLink(ctx, { path: row.path, target: values.target })
    const after = isOwn
      ? await repo.change(tx, row, values)
      : await mapUniqueViolation(notFirst, () => {
          const { tenantNode: _platform, version: _version, ...given } = row
          return repo.insert(tx, { ...given, ...values, id: ctx.newId() })
        })
    if (!after) throw new AppError('record.stale')
    await record(tx, ctx, code, { action: 'update', fieldDiff: diffOf(row, values) })
    return asRecord(ctx, { ...entry, row: after, isOwn: true })
  })

/** Takes the tenant's own entry away, or what it changed about one of the platform. */
export async function remove(
  ctx: Ctx,
  { code, version }: { code: string; version: number },
): Promise<null> {
  await ctx.transaction(async (tx) => {
    const { row, isOwn } = await mustFind(tx, ctx, code)
    if (!isOwn) throw new AppError('record.notFound')
    if (!(await repo.remove(tx, { id: row.id, version }))) throw new AppError('record.stale')
    await record(tx, ctx, code, { action: 'remove' })
  })
  return null
}

async function mustFind(tx: Tx, ctx: Ctx, code: string): Promise<MenuEntry> {
  const entries = effectiveMenu(await menuIn(ctx, tx), ctx.tenant.dataNode)
  const found = entries.find(({ row }) => row.code === code)
  if (!found) throw new AppError('record.notFound')
  return found
}

const notFirst = { menu_code_uq: (cause: unknown) => new AppError('record.stale', { cause }) }

const record = (
  tx: Tx,
  ctx: Ctx,
  code: string,
  { action, fieldDiff = {} }: { action: string; fieldDiff?: ReturnType<typeof diffOf> },
) => recordOperation(tx, ctx, { businessId: businessIdOf(code), operateModule, action, fieldDiff })
