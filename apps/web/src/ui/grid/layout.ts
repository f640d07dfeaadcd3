import type { GridColumn, GridLayout } from './types.ts'

type Keyed = Pick<GridColumn<never>, 'key' | 'width' | 'align' | 'pinned' | 'hidden'>
export type Pin = 'start' | 'end' | undefined

export const minWidth = 56
export const maxWidth = 1200
/** Below it there is too little room for columns that stay in view. */
const narrowBelow = 600
/** What stands in narrower columns is short, like dates and currencies, and says nothing when it is cut. */
const cuttableFrom = 150
/** In less than that no words can be read. */
const readableFrom = 72
/** Of its width, a column is shown in no less. */
const leastShare = 0.6
/** A column has at most so many times the width that its words need. */
const maxStretch = 1.5
export const rowHeights = { compact: 32, default: 40, roomy: 48 } as const

/** The layout with which a list comes. */
export const defaultLayout = (columns: readonly Keyed[]): GridLayout =>
  inRegions({
    order: columns.map((column) => column.key),
    hidden: columns.filter((column) => column.hidden).map((column) => column.key),
    widths: {},
    pinned: Object.fromEntries(
      columns.flatMap(({ key, pinned }) => (pinned ? [[key, pinned]] : [])),
    ),
    density: 'default',
  })

const rank = { start: 0, end: 2 }

/** Pinned columns stand at their edge, the others keep their order. */
function inRegions(layout: GridLayout): GridLayout {
  const rankOf = (key: string) => {
    const pin = layout.pinned[key]
    return pin ? rank[pin] : 1
  }
  return { ...layout, order: layout.order.toSorted((a, b) => rankOf(a) - rankOf(b)) }
}

/** A stored layout over the columns of today: unknown ones gone, new ones where the list has them, never nothing shown. */
export function fittedLayout(
  stored: GridLayout | undefined,
  columns: readonly Keyed[],
): GridLayout {
  const fresh = defaultLayout(columns)
  if (!stored) return fresh
  const known = new Set(fresh.order)
  const kept = (keys: readonly string[]) => keys.filter((key) => known.has(key))
  const entries = <V>(record: Record<string, V>) =>
    Object.fromEntries(Object.entries(record).filter(([key]) => known.has(key)))
  const stands = new Set(stored.order)
  const added = columns.filter((column) => !stands.has(column.key))
  const order = [...new Set(kept(stored.order)), ...added.map((column) => column.key)]
  const hidden = [
    ...kept(stored.hidden),
    ...added.filter((column) => column.hidden).map((column) => column.key),
  ]
  return inRegions({
    order,
    hidden: hidden.length < order.length ? hidden : hidden.slice(1),
    widths: entries(stored.widths),
    pinned: {
      ...entries(stored.pinned),
      ...Object.fromEntries(added.flatMap(({ key, pinned }) => (pinned ? [[key, pinned]] : []))),
    },
    density: stored.density,
  })
}

/** The columns on screen, from left to right. */
export const visibleKeys = (layout: GridLayout): string[] =>
  layout.order.filter((key) => !layout.hidden.includes(key))

export function withPin(layout: GridLayout, key: string, pin: Pin): GridLayout {
  const { [key]: _before, ...others } = layout.pinned
  return inRegions({ ...layout, pinned: pin ? { ...others, [key]: pin } : others })
}

/** Hides or shows a column; the last visible one stays. */
export function withShown(layout: GridLayout, key: string, isShown: boolean): GridLayout {
  const hidden = layout.hidden.filter((each) => each !== key)
  if (isShown) return { ...layout, hidden }
  return visibleKeys(layout).length > 1 ? { ...layout, hidden: [...hidden, key] } : layout
}

/** Puts a column at the place of another and takes on that one's edge. */
export function withMoved(layout: GridLayout, key: string, target: string): GridLayout {
  const from = layout.order.indexOf(key)
  const to = layout.order.indexOf(target)
  if (from < 0 || to < 0 || from === to) return layout
  const order = layout.order.toSpliced(from, 1).toSpliced(to, 0, key)
  return withPin({ ...layout, order }, key, layout.pinned[target])
}

/** One place to the left or right among those shown. */
export function withStepped(layout: GridLayout, key: string, step: -1 | 1): GridLayout {
  const shown = visibleKeys(layout)
  const target = shown[shown.indexOf(key) + step]
  return target === undefined ? layout : withMoved(layout, key, target)
}

/** Room that is left over goes to the columns whose width nobody has chosen, each by its width. */
export function stretchedWidths(
  layout: GridLayout,
  columns: readonly Keyed[],
  availableWidth: number,
): Record<string, number> {
  const widthOf = new Map(columns.map(({ key, width }) => [key, width]))
  const shown = visibleKeys(layout)
  const free = shown.filter((key) => layout.widths[key] === undefined)
  const sum = (keys: readonly string[]) =>
    keys.reduce((total, key) => total + (layout.widths[key] ?? widthOf.get(key) ?? 0), 0)
  const rest = availableWidth - sum(shown)
  if (rest <= 0 || free.length === 0) return layout.widths
  const factor = Math.min(maxStretch, 1 + rest / sum(free))
  const stretched = free.map((key) => [key, Math.floor((widthOf.get(key) ?? 0) * factor)] as const)
  return { ...layout.widths, ...Object.fromEntries(stretched) }
}

/** Whether a grid of that width has room for little more than what its rows are called by; 0 is not known yet. */
export const isNarrow = (availableWidth: number): boolean =>
  availableWidth > 0 && availableWidth < narrowBelow

/**
 * No column is cut in two by the edge of what is seen: the one that would be has what is left there, where that is
 * enough for most of its words, which may be cut; else the columns before it share it, and it begins beyond. Who chose
 * a width keeps it.
 */
export function edgeFitted(
  layout: GridLayout,
  columns: readonly Keyed[],
  availableWidth: number,
): Record<string, number> {
  const { widths } = layout
  const byKey = new Map(columns.map((column) => [column.key, column]))
  const seen: string[] = []
  let rest = availableWidth
  for (const key of visibleKeys(layout)) {
    const column = byKey.get(key)
    const width = widths[key] ?? column?.width ?? 0
    if (width > rest) {
      // What rows are called by is seen in part rather than not at all.
      const isCuttable = width >= cuttableFrom || seen.length === 0
      const isShrinkable = isCuttable && widths[key] === undefined && column?.align !== 'end'
      if (isShrinkable && rest >= Math.max(readableFrom, width * leastShare))
        return { ...widths, [key]: rest }
      return filled(layout, { columns, keys: seen, by: rest })
    }
    seen.push(key)
    rest -= width
  }
  return stretchedWidths(layout, columns, availableWidth)
}

/** The widths with which those columns take so much more room. */
function filled(
  { widths }: GridLayout,
  { columns, keys, by }: { columns: readonly Keyed[]; keys: readonly string[]; by: number },
): Record<string, number> {
  const free = columns.filter(({ key }) => keys.includes(key) && widths[key] === undefined)
  const sum = free.reduce((total, { width }) => total + width, 0)
  const result = { ...widths }
  let left = by
  free.forEach(({ key, width }, index) => {
    const share = index === free.length - 1 ? left : Math.floor((by * width) / sum)
    result[key] = width + share
    left -= share
  })
  return result
}

export const withWidths = (layout: GridLayout, widths: Record<string, number>): GridLayout => ({
  ...layout,
  widths: Object.fromEntries(
    Object.entries(widths).map(([key, width]) => [
      key,
      Math.round(Math.min(maxWidth, Math.max(minWidth, width))),
    ]),
  ),
})
