import type { Row } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import type { MenuNode } from '@yuncang/shared/contracts/session'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'

type MenuRow = Row<Schema['menu']>

/** The person's menu: pages they may open, and folders that hold at least one. */
export async function routes(ctx: Ctx): Promise<MenuNode[]> {
  const rows = await ctx.read((db) => repo.menus(db))
  const byParent = Map.groupBy(rows, (row) => row.parentId)
  const isFolder = (row: MenuRow) => row.type === 1

  const visible = (parentId: string | null): MenuNode[] =>
    (byParent.get(parentId) ?? [])
      .filter((row) => row.permission === '' || ctx.permissions.has(row.permission))
      .map((row) => ({ row, node: asNode(ctx, row, visible(row.id)) }))
      .filter(({ row, node }) => !isFolder(row) || node.children.length > 0)
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

function asNode(ctx: Ctx, row: MenuRow, children: MenuNode[]): MenuNode {
  const label = ctx.call.locale === 'en' ? row.nameEn : row.nameZh
  return {
    id: row.id,
    code: row.code,
    path: row.path,
    name: label,
    label,
    icon: row.icon,
    keepAlive: row.keepAlive,
    meta: { i18n: row.code, keepAlive: row.keepAlive === 1 },
    children,
  }
}
