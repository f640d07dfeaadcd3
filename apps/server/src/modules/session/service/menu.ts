import type { Read, Row, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import type { MenuNode } from '@yuncang/shared/nouns/session/contract'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'
import { linkRefusalOf } from './menu-links.ts'

type MenuRow = Row<Schema['menu']>

/** One entry as a tenant has it: its own row, in place of the platform's where there is one of that code. */
export type MenuEntry = {
  readonly row: MenuRow
  /** By which other entries name it as their parent: the platform's id where it has one. */
  readonly treeId: string
  readonly isOwn: boolean
  readonly isPlatform: boolean
}

/** Pages that show what simulators were given; where real systems stand in their place there is nothing to see. */
const isOfDemo = ({ path }: MenuRow): boolean => path.split('/')[1] === 'demo'

/** Every entry that a tenant can see: its own and the platform's. */
export async function menuIn(ctx: Ctx, db: Read | Tx): Promise<MenuRow[]> {
  const rows = await repo.menus(db)
  return ctx.services.config.isDemo ? rows : rows.filter((row) => !isOfDemo(row))
}

/** The menu of a tenant, in order. */
export function effectiveMenu(rows: readonly MenuRow[], tenant: string): MenuEntry[] {
  const own = new Map(rows.filter((row) => row.tenantNode === tenant).map((row) => [row.code, row]))
  const platform = rows.filter((row) => row.tenantNode === '*')
  const codes = new Set(platform.map(({ code }) => code))
  const entries = [
    ...platform.map((base) => ({
      row: own.get(base.code) ?? base,
      treeId: base.id,
      isOwn: own.has(base.code),
      isPlatform: true,
    })),
    ...[...own.values()]
      .filter(({ code }) => !codes.has(code))
      .map((row) => ({ row, treeId: row.id, isOwn: true, isPlatform: false })),
  ]
  return entries.sort((one, other) => one.row.sort - other.row.sort)
}

/** The person's menu: pages they may open, and folders that hold at least one. */
export async function routes(ctx: Ctx): Promise<MenuNode[]> {
  const rows = await ctx.read((db) => menuIn(ctx, db))
  const shown = effectiveMenu(rows, ctx.tenant.dataNode).filter(({ row }) => row.isHidden === 0)
  const byParent = Map.groupBy(shown, ({ row }) => row.parentId)
  const isFolder = ({ row }: MenuEntry) => row.type === 1

  const visible = (parentId: string | null): MenuNode[] =>
    (byParent.get(parentId) ?? [])
      .filter(({ row }) => row.permission === '' || ctx.permissions.has(row.permission))
      .map((entry) => ({ entry, node: asNode(ctx, entry, visible(entry.treeId)) }))
      .filter(({ entry, node }) => !isFolder(entry) || node.children.length > 0)
      .map(({ node }) => node)

  return visible(null)
}

const alone = (node: MenuNode): MenuNode => ({ ...node, children: [] })

export const topMenu = async (ctx: Ctx): Promise<MenuNode[]> => (await routes(ctx)).map(alone)

/** What lies right below an entry of the person's own menu; 404 for any other entry. */
export async function menuChildren(ctx: Ctx, input: { parentId: string }): Promise<MenuNode[]> {
  const nodes = (await routes(ctx)).flatMap(function all(node): MenuNode[] {
    return [node, ...node.children.flatMap(all)]
  })
  const parent = nodes.find((node) => node.id === input.parentId)
  if (!parent) throw new AppError('record.notFound')
  return parent.children.map(alone)
}

export const targetOf = ({ target }: Pick<MenuRow, 'target'>): '' | '_blank' =>
  target === '_blank' ? target : ''

function asNode(ctx: Ctx, { row, treeId }: MenuEntry, children: MenuNode[]): MenuNode {
  const label = ctx.call.locale === 'en' ? row.nameEn : row.nameZh
  return {
    id: treeId,
    code: row.code,
    path: row.path,
    name: label,
    label,
    icon: row.icon,
    keepAlive: row.keepAlive,
    meta: {
      i18n: row.i18n || row.code,
      keepAlive: row.keepAlive === 1,
      isTab: row.isTab === 1,
      isAuth: row.isAuth === 1,
      roles: row.roles,
      target: targetOf(row),
      refusal: linkRefusalOf(ctx, { path: row.path, target: targetOf(row) }),
    },
    group: row.groupPaths,
    query: Object.fromEntries(new URLSearchParams(row.query)),
    children,
  }
}
