import { compare } from '@yuncang/shared/kernel/decimal'
import type { Page } from '@yuncang/shared/kernel/wire'
import type { Ctx } from '../../../trpc/context.ts'

type Query = {
  current: number
  size: number
  ascs?: string[] | undefined
  descs?: string[] | undefined
}

/**
 * One page of a report. Its rows are sums, of which there are thousands at most: they are sorted and counted here, by
 * what is asked for or else as they come.
 */
export const paged =
  <F, R extends object>(rowsOf: (ctx: Ctx, filters: F) => Promise<R[]>) =>
  async (ctx: Ctx, query: F & Query): Promise<Page<R>> => {
    const { current, size } = query
    const rows = sorted(await rowsOf(ctx, query), query)
    const from = (current - 1) * size
    const records = rows.slice(from, from + size)
    return { records, total: rows.length, size, current, pages: Math.ceil(rows.length / size) }
  }

function sorted<R extends object>(rows: R[], { ascs = [], descs = [] }: Query): R[] {
  const columns = [
    ...ascs.map((key) => [key, 1] as const),
    ...descs.map((key) => [key, -1] as const),
  ]
  if (columns.length === 0) return rows
  return rows.toSorted((a, b) => {
    for (const [key, sign] of columns) {
      const order = inOrder(Reflect.get(a, key), Reflect.get(b, key))
      if (order !== 0) return order * sign
    }
    return 0
  })
}

/** Sums may be beyond the limits of single amounts. */
const isFigure = (value: string) => /^-?\d{1,30}(\.\d{1,6})?$/.test(value)

/** Figures by their size, texts as people look them up, and what there is nothing of before the rest. */
function inOrder(a: unknown, b: unknown): number {
  const [left, right] = [a ?? '', b ?? ''].map(String) as [string, string] // Two go in, two come out.
  if (left === '' || right === '') return left.length - right.length
  return isFigure(left) && isFigure(right)
    ? compare(left, right)
    : left.localeCompare(right, 'zh-CN')
}
