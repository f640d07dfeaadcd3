import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpenMenu } from './floating-menu.tsx'
import { defaultLayout, withPin, withShown, withStepped, type Pin } from './layout.ts'
import type { BulkEntry, GridLayout, GridProps } from './types.ts'
import type { ColumnTable } from './use-columns.ts'

type Point = { x: number; y: number }
type Given<R> = Pick<GridProps<R>, 'columns' | 'onOpen' | 'hrefOf' | 'isOpenable' | 'bulk'> & {
  table: ColumnTable<R>
  layout: GridLayout
  onLayout: (layout: GridLayout) => void
  onRun: (action: BulkEntry<R>, rows: readonly R[]) => void
}

const divider = { type: 'divider' as const }

/** The menus of a row and of a column, one open at a time. */
export function useMenus<R>(given: Given<R>) {
  const { columns, table, layout, onLayout, onOpen, hrefOf, bulk } = given
  const { t } = useTranslation()
  const [menu, setMenu] = useState<OpenMenu>()

  const ofRow = (row: R, at: Point) => {
    const actions = bulk?.actions ?? []
    const isOpenable = given.isOpenable?.(row) !== false
    const items = [
      ...(onOpen && isOpenable
        ? [{ key: 'open', label: t('grid.open'), onClick: () => onOpen(row) }]
        : []),
      ...(hrefOf && isOpenable
        ? [
            {
              key: 'tab',
              label: t('grid.openTab'),
              onClick: () => window.open(hrefOf(row), '_blank', 'noopener'),
            },
          ]
        : []),
      ...(isOpenable && actions.length > 0 ? [divider] : []),
      ...actions.map((action) => {
        const { key, label, danger = false } = action
        const reason = action.refusal(row)
        return {
          key,
          danger,
          label: reason ? t('grid.refused', { label, reason }) : label,
          disabled: reason !== undefined,
          onClick: () => given.onRun(action, [row]),
        }
      }),
    ]
    if (items.length > 0) setMenu({ ...at, items })
  }

  const ofColumn = (id: string, at: Point) => {
    if (!columns.some((column) => column.key === id)) return
    const pin = layout.pinned[id]
    const entry = (key: string, label: string, next: GridLayout) => ({
      key,
      label,
      disabled: next === layout,
      onClick: () => onLayout(next),
    })
    const pinTo = (key: string, label: string, to: Pin) =>
      entry(key, label, pin === to ? layout : withPin(layout, id, to))
    const column = table.getColumn(id)
    const sort = (key: string, label: string, isDescending: boolean) => ({
      key,
      label,
      onClick: () => column?.toggleSorting(isDescending, false),
    })
    setMenu({
      ...at,
      items: [
        ...(column?.getCanSort()
          ? [sort('asc', t('grid.sortUp'), false), sort('desc', t('grid.sortDown'), true), divider]
          : []),
        entry('left', t('grid.moveLeft'), withStepped(layout, id, -1)),
        entry('right', t('grid.moveRight'), withStepped(layout, id, 1)),
        pinTo('start', t('grid.pinLeft'), 'start'),
        pinTo('end', t('grid.pinRight'), 'end'),
        pinTo('free', t('grid.unpin'), undefined),
        entry('hide', t('grid.hide'), withShown(layout, id, false)),
        divider,
        entry('reset', t('grid.resetLayout'), defaultLayout(columns)),
      ],
    })
  }
  return { menu, close: () => setMenu(undefined), ofRow, ofColumn }
}
