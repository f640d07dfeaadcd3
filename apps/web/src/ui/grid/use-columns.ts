import {
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  functionalUpdate,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ReactTable,
  type SortingState,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { edgeFitted, isNarrow, maxWidth, minWidth, withWidths } from './layout.ts'
import type { CardLines, GridColumn, GridLayout, GridQuery, Paging } from './types.ts'

const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
})
type Features = typeof features
export type ColumnTable<R> = ReactTable<Features, R & object>

/** Columns of the grid's own, at its edges: the checkbox and the row menu. */
export const selectKey = '_select'
export const menuKey = '_menu'
export const edgeWidth = 40
const sortsAtMost = 3

type Given<R> = {
  columns: readonly GridColumn<R>[]
  layout: GridLayout
  onLayout: (layout: GridLayout) => void
  paging: Paging | undefined
  hasSelect: boolean
  hasMenu: boolean
  /** How wide the grid is; 0 until it is known. */
  availableWidth: number
  /** What the cards show, where rows are cards. */
  cards: CardLines | undefined
}

const noRows: never[] = []

/** Order, width, visibility, pins and sort of the columns, as the layout and the query say. */
export function useColumns<R>(given: Given<R>): ColumnTable<R> {
  const { columns, layout, onLayout, paging, hasSelect, hasMenu, availableWidth, cards } = given
  const canSort = paging !== undefined
  const defs = useMemo(
    () => [
      ...(hasSelect ? [edge(selectKey)] : []),
      ...columns.map((column) => ({
        id: column.key,
        accessorFn: (row: R & object) => column.text(row),
        size: column.width,
        minSize: minWidth,
        maxSize: maxWidth,
        enableSorting: column.sortable === true && canSort,
      })),
      ...(hasMenu ? [edge(menuKey)] : []),
    ],
    [columns, hasSelect, hasMenu, canSort],
  )
  const edges = (Number(hasSelect) + Number(hasMenu)) * edgeWidth
  const isTight = cards !== undefined || isNarrow(availableWidth)
  const widths = edgeFitted(layout, columns, availableWidth - edges)
  const order = cards?.flat() ?? layout.order
  const hidden = cards ? layout.order.filter((key) => !order.includes(key)) : layout.hidden
  const pinned = (side: 'start' | 'end') =>
    isTight ? [] : layout.order.filter((key) => layout.pinned[key] === side)
  return useTable<Features, R & object>({
    features,
    columns: defs,
    data: noRows,
    columnResizeMode: 'onChange',
    manualSorting: true,
    sortDescFirst: false,
    maxMultiSortColCount: sortsAtMost,
    state: {
      columnOrder: order,
      columnVisibility: Object.fromEntries(hidden.map((key) => [key, false])),
      columnSizing: widths,
      columnPinning: {
        start: [...(hasSelect ? [selectKey] : []), ...pinned('start')],
        end: [...pinned('end'), ...(hasMenu ? [menuKey] : [])],
      },
      sorting: sortingOf(paging?.query),
    },
    onColumnSizingChange: (updater) => {
      onLayout(withWidths(layout, functionalUpdate(updater, widths)))
    },
    onSortingChange: (updater) => {
      if (!paging) return
      paging.onChange(sortedQuery(paging.query, functionalUpdate(updater, sortingOf(paging.query))))
    },
  })
}

const edge = (id: string) => ({
  id,
  accessorFn: () => '',
  size: edgeWidth,
  minSize: edgeWidth,
  maxSize: edgeWidth,
  enableSorting: false,
  enableResizing: false,
})

/** In the order in which the server sorts: ascending columns stand before descending ones. */
export const sortingOf = (query: GridQuery | undefined): SortingState => [
  ...(query?.ascs ?? []).map((id) => ({ id, desc: false })),
  ...(query?.descs ?? []).map((id) => ({ id, desc: true })),
]

function sortedQuery(
  { ascs: _a, descs: _d, ...rest }: GridQuery,
  sorting: SortingState,
): GridQuery {
  const keys = (desc: boolean) => {
    const found = sorting.filter((each) => each.desc === desc).map((each) => each.id)
    return found.length > 0 ? found : undefined
  }
  return { ...rest, current: 1, ascs: keys(false), descs: keys(true) }
}
