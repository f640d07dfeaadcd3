import { compare } from '@yuncang/shared/kernel/decimal'
import type { Page } from '@yuncang/shared/kernel/wire'
import type { Sort } from '../../../platform/order.ts'
import type { Ctx } from '../../../trpc/context.ts'

type Query = Sort & { current: number; size: number }

/**
 * One page of a report. Its rows are sums, of which there are thousands at most: they are sorted and counted here, by
 * what is asked for or else as they come.
 */
export const paged =
  <F, R extends object>(rowsOf: (ctx: Ctx, filters: F) => Promise<R[]>) =>
  async (ctx: Ctx, query: F & Query): Promise<Page<R>> => {
    const { current, size } = query
    const rows = await sortedRows(rowsOf)(ctx, query)
    const from = (current - 1) * size
    const records = rows.slice(from, from + size)
    return { records, total: rows.length, size, current, pages: Math.ceil(rows.length / size) }
  }

/** All of them in the same order, for an export. */
export const sortedRows =
  <F, R extends object>(rowsOf: (ctx: Ctx, filters: F) => Promise<R[]>) =>
  async (ctx: Ctx, asked: F & Sort): Promise<R[]> =>
    sorted(await rowsOf(ctx, asked), asked)

function sorted<R extends object>(rows: R[], { ascs = [], descs = [] }: Sort): R[] {
  const columns = [
    ...ascs.map((key) => [key, 1] as const),
    ...descs.map((key) => [key, -1] as const),
  ]
  if (columns.length === 0) return rows
  return rows.toSorted((a, b) => {
    for (const [key, sign] of columns) {
      const values = [a, b].map((row): unknown => Reflect.get(row, key) ?? '')
      const order = inOrder(values.map(String), sign)
      if (order !== 0) return order
    }
    return 0
  })
}

/** Sums may be beyond the limits of single amounts. */
const isFigure = (value: string) => /^-?\d{1,30}(\.\d{1,6})?$/.test(value)

/** Figures by their size, texts as people look them up, and what there is nothing of after the rest in either direction. */
function inOrder([left = '', right = '']: string[], sign: 1 | -1): number {
  if (left === '' || right === '') return right.length - left.length
  const isOfFigures = isFigure(left) && isFigure(right)
  return sign * (isOfFigures ? compare(left, right) : left.localeCompare(right, 'zh-CN'))
}
