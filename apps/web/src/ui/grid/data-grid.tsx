import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { useIsNarrow } from '../../lib/size-class.ts'
import { BulkBar } from './bulk-bar.tsx'
import type { BulkRun as RunOfRows } from './bulk-run.tsx'
import { FloatingMenu } from './floating-menu.tsx'
import { Footer } from './footer.tsx'
import './cards.css'
import './grid.css'
import './parts.css'
import { cardHeight, cardLinesOf } from './cards.ts'
import { fittedLayout, isNarrow, rowHeights, visibleKeys } from './layout.ts'
import { GridState } from './states.tsx'
import type { BulkEntry, GridLayout, GridProps } from './types.ts'
import { useColumns } from './use-columns.ts'
import { useFocusBack } from './use-focus-back.ts'
import { useLate } from './use-late.ts'
import { useMenus } from './use-menus.tsx'
import { useWidth } from './use-width.ts'
import { useSelection } from './use-selection.ts'
import { Viewport } from './viewport.tsx'

const noRows: never[] = []

// What opens on demand comes on demand.
const ColumnChooser = lazy(async () => ({
  default: (await import('./column-chooser.tsx')).ColumnChooser,
}))
const LateRun = lazy(async () => ({ default: (await import('./bulk-run.tsx')).BulkRun }))
// lazy forgets type parameters; the component keeps them.
const BulkRun = LateRun as unknown as typeof RunOfRows

/** The product's one grid (docs/decisions/011-one-grid.md). */
export function DataGrid<R>(props: GridProps<R>) {
  const { columns, rows, rowKey, paging, bulk, error, card } = props
  const [ownLayout, setOwnLayout] = useState<GridLayout>()
  const given = props.layout ?? ownLayout
  const layout = useMemo(() => fittedLayout(given, columns), [given, columns])
  const onLayout = props.onLayout ?? setOwnLayout
  const scroll = useRef<HTMLDivElement>(null)
  const availableWidth = useWidth(scroll)
  const isWindowNarrow = useIsNarrow()
  const isTight = isNarrow(availableWidth)
  const isCards = paging !== undefined && (isTight || isWindowNarrow)
  const ofPage = useMemo(
    () => (isCards ? cardLinesOf(layout, columns, card) : undefined),
    [isCards, layout, columns, card],
  )
  const cards = ofPage ?? (isWindowNarrow ? card : undefined)
  const hasMenu = bulk !== undefined
  const [running, setRunning] = useState<{ action: BulkEntry<R>; rows: readonly R[] }>()
  const onRun = (action: BulkEntry<R>, on: readonly R[]) => setRunning({ action, rows: on })
  const table = useColumns({
    columns,
    layout,
    onLayout,
    paging,
    hasSelect: bulk !== undefined,
    hasMenu,
    availableWidth,
    cards,
  })
  const [isChoosing, setChoosing] = useState(false)
  useFocusBack(running !== undefined, scroll)
  const selection = useSelection(rows, rowKey, paging?.query)
  const menus = useMenus({ ...props, table, layout, onLayout, onRun })
  const isStale = useLate(props.isBusy === true && rows !== undefined)
  const shown = useMemo(() => {
    const byKey = new Map(columns.map((column) => [column.key, column]))
    return visibleKeys(layout).flatMap((key) => byKey.get(key) ?? [])
  }, [columns, layout])
  const kinds = [
    'grid',
    isStale && 'stale',
    cards ? 'cards' : isTight && 'narrow',
    !cards && availableWidth > 0 && table.getTotalSize() > availableWidth && 'reaching',
  ]
  const rowHeight = cards ? cardHeight(cards) : rowHeights[layout.density]
  return (
    <section className={kinds.filter(Boolean).join(' ')} aria-label={props.label}>
      <div className="grid-body">
        <Viewport
          {...props}
          rows={error ? noRows : (rows ?? noRows)}
          isWaiting={rows === undefined && !error}
          scroll={scroll}
          table={table}
          cards={cards}
          rowHeight={rowHeight}
          layout={layout}
          onLayout={onLayout}
          selection={bulk && selection}
          onRowMenu={hasMenu ? menus.ofRow : undefined}
          onHeaderMenu={menus.ofColumn}
        />
        <GridState
          {...props}
          columns={shown}
          widthOf={(key) => table.getColumn(key)?.getSize() ?? 0}
          rowHeight={rowHeight}
        />
      </div>
      {paging && (
        <div className="grid-foot">
          <Footer
            paging={paging}
            isKnown={rows !== undefined && !error}
            onSettings={() => setChoosing(true)}
          />
          {bulk && <BulkBar bulk={bulk} selection={selection} total={paging.total} onRun={onRun} />}
        </div>
      )}
      <Suspense>
        {running &&
          'dialog' in running.action &&
          running.action.dialog(running.rows, () => setRunning(undefined))}
        {bulk && running && !('dialog' in running.action) && (
          <BulkRun
            action={running.action}
            rows={running.rows}
            bulk={bulk}
            onClose={(done) => {
              setRunning(undefined)
              selection.remove(done)
              if (done.length > 0) bulk.onDone()
            }}
          />
        )}
        {isChoosing && (
          <ColumnChooser
            columns={columns}
            layout={layout}
            onLayout={onLayout}
            onClose={() => setChoosing(false)}
          />
        )}
      </Suspense>
      {menus.menu && <FloatingMenu menu={menus.menu} onClose={menus.close} />}
    </section>
  )
}
