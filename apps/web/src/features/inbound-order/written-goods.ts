import { useQueries } from '@tanstack/react-query'
import type { ProductStanding } from '@yuncang/shared/nouns/product/contract'
import {
  standingsAtOnce,
  writtenGoods,
  type WrittenGoods,
} from '@yuncang/shared/nouns/product/written-goods'
import { useDeferredValue, useMemo, useSyncExternalStore } from 'react'
import { trpc } from '../../api/client.ts'
import type { Lines } from '../../ui/form/line-editor/lines.ts'
import type { Row } from '../../ui/form/line-editor/lines-model.ts'

/** Goods that lines write the same way, in how many lines and first in which. */
type Written = WrittenGoods & { key: string; count: number; first: number }
export type Doubtful = Written & { kind: Exclude<ProductStanding['kind'], 'usable'> }

/** Where lines say what their goods are. */
export function goodsCells({ columns }: Lines) {
  const name = columns.findIndex(({ key }) => key === 'productName')
  const code = columns.findIndex(({ key }) => key === 'productCode')
  return {
    name,
    code,
    keyOf: (row: Row): string => `${row[code]}\n${row[name]}`,
    of: (row: Row): WrittenGoods => ({
      productCode: row[code] ?? '',
      productName: row[name] ?? '',
    }),
  }
}

function writtenIn(lines: Lines, rows: readonly Row[]): Written[] {
  const { keyOf, of } = goodsCells(lines)
  const found = new Map<string, Written>()
  for (const [first, row] of rows.entries()) {
    const key = keyOf(row)
    const known = found.get(key)
    if (known) known.count += 1
    else if (key !== '\n') found.set(key, { ...of(row), key, count: 1, first })
  }
  // What no product can be called, the contract says of its cell.
  return [...found.values()].filter(({ productCode, productName }) => {
    return writtenGoods.safeParse({ productCode, productName }).success
  })
}

const portions = (all: readonly Written[]): Written[][] =>
  Array.from({ length: Math.ceil(all.length / standingsAtOnce) }, (_, at) =>
    all.slice(at * standingsAtOnce, (at + 1) * standingsAtOnce),
  )

/** Goods of lines that keep the order from being submitted, because no usable product of the master data is meant. */
export function useDoubtfulGoods(lines: Lines): readonly Doubtful[] {
  const now = useSyncExternalStore(lines.subscribe, () => lines.view().rows)
  // Thousands of lines are looked through when the key that changed one of them has been answered.
  const rows = useDeferredValue(now)
  const asked = useMemo(() => portions(writtenIn(lines, rows)), [lines, rows])
  return useQueries({
    queries: asked.map((portion) => ({
      ...trpc.product.standings.queryOptions({
        written: portion.map(({ productCode, productName }) => ({ productCode, productName })),
      }),
      // Lines are marked as soon as there is an answer; nobody has asked for it.
      meta: { inPlace: true },
    })),
    combine: (answers) =>
      answers.flatMap(({ data = [] }, at) =>
        data.flatMap(({ kind }, index): Doubtful[] => {
          const written = asked[at]?.[index]
          return written && kind !== 'usable' ? [{ ...written, kind }] : []
        }),
      ),
  })
}
