import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import {
  memo,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ClipboardEvent,
} from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../lib/language.ts'
import { useIsNarrow } from '../../../lib/size-class.ts'
import { formatRange, parseRange } from './clipboard.ts'
import { cleaned, type LineColumn } from './column.ts'
import { Findings } from './findings.tsx'
import { headedRange } from './headed.ts'
import { drawnColumns, LineRow, type DrawnColumn } from './line-row.tsx'
import * as model from './lines-model.ts'
import type { Lines } from './lines.ts'
import { Toolbar } from './toolbar.tsx'
import { Totals, TotalsLine } from './totals.tsx'
import { useEditing, type EditingTools } from './use-editing.ts'
import { useMouse } from './use-mouse.ts'
import './line-editor.css'

const height = 36

type Props = {
  label: string
  lines: Lines
  /** The columns as they are now, where their choices come later or change. */
  columns?: readonly LineColumn[]
  onChange: () => void
}

/** Lines that are typed, pasted and filled in like a spreadsheet, as many as there are. */
export function LineEditor({ label, lines, columns = lines.columns, onChange }: Props) {
  const view = useSyncExternalStore(lines.subscribe, lines.view)
  const scroll = useRef<HTMLDivElement>(null)
  const { editing, tools } = useEditing(lines, columns)
  const drawn = useMemo(() => drawnColumns(columns), [columns])
  const { active, rows } = view
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  // Scrolling draws the rows again; what stands around them is remembered.
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => height,
    overscan: 6,
    // The active cell has the focus, so it stays even where it is scrolled out of view.
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), active.row])],
  })
  useEffect(() => lines.onChange(onChange), [lines, onChange])
  useEffect(() => {
    if (!tools.wantsFocus()) return
    const cell = scroll.current?.querySelector('.line-cell.active')
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    cell?.querySelector('input')?.focus({ preventScroll: true })
  }, [active, tools])
  useEffect(() => {
    if (view.calls === 0) return
    tools.wantFocus(true)
    scroll.current?.querySelector<HTMLInputElement>('.line-cell.active input')?.focus()
  }, [tools, view.calls])

  const isNarrow = useIsNarrow()
  const hasTotals = columns.some((column) => column.isTotalled)
  const selection = model.selectionOf(view)
  const mouse = useMouse(lines, tools, columns)
  return (
    <div className="line-editor">
      <Toolbar lines={lines} canUndo={view.past.length > 0} canRedo={view.future.length > 0} />
      <div
        ref={scroll}
        role="grid"
        aria-label={label}
        aria-multiselectable
        aria-rowcount={rows.length + 2}
        aria-colcount={columns.length + 1}
        className="line-grid"
        onFocus={() => tools.wantFocus(true)}
        onBlur={({ relatedTarget, currentTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) tools.wantFocus(false)
        }}
        {...clipboardOf(lines, { tools, columns, onLeftOut: setLeftOut })}
      >
        <Head columns={drawn} />
        <div
          role="rowgroup"
          className="line-body"
          style={{ height: virtual.getTotalSize() }}
          {...mouse}
        >
          {virtual.getVirtualItems().map(({ index, start }) => (
            <LineRow
              key={index}
              columns={drawn}
              row={rows[index]!}
              index={index}
              top={start}
              findings={lines.findingsOf(rows[index]!)}
              doubts={lines.doubtsOf(rows[index]!)}
              selection={
                index >= selection.top && index <= selection.bottom ? selection : undefined
              }
              active={index === active.row ? { lines, view, editing, tools } : undefined}
            />
          ))}
        </div>
        {hasTotals && !isNarrow && <Totals columns={drawn} rows={rows} />}
      </div>
      {hasTotals && isNarrow && <TotalsLine columns={drawn} rows={rows} />}
      <LeftOut headings={leftOut} />
      <Findings lines={lines} view={view} columns={columns} />
    </div>
  )
}

const Head = memo(function Head({ columns }: { columns: readonly DrawnColumn[] }) {
  const { t } = useTranslation()
  return (
    <div role="rowgroup" className="line-head">
      <div role="row" aria-rowindex={1} className="line-row">
        <div role="columnheader" className="line-cell line-no">
          {t('lines.number')}
        </div>
        {columns.map(({ column, className, style }) => (
          <div key={column.key} role="columnheader" className={className} style={style}>
            {column.isRequired && <b aria-hidden>*</b>}
            {column.title}
          </div>
        ))}
      </div>
    </div>
  )
})

/** The columns of a pasted range that the sheet does not have. */
function LeftOut({ headings }: { headings: readonly string[] }) {
  const { t } = useTranslation()
  return (
    <p className="line-left-out" role="status">
      {headings.length > 0 && t('lines.leftOut', { headings: listed(headings) })}
    </p>
  )
}

const listed = (headings: readonly string[]) =>
  headings.join(currentLanguage() === 'en' ? ', ' : '、')

type Pasting = {
  tools: EditingTools
  columns: readonly LineColumn[]
  onLeftOut: (headings: readonly string[]) => void
}

/** What a copy, a cut and a paste do. */
function clipboardOf(lines: Lines, { tools, columns, onLeftOut }: Pasting) {
  const copy = (event: ClipboardEvent) => {
    if (tools.isOpen()) return false
    const { top, bottom, left, right } = model.selectionOf(lines.view())
    const range = lines.view().rows.slice(top, bottom + 1)
    event.preventDefault()
    event.clipboardData.setData(
      'text/plain',
      formatRange(range.map((row) => row.slice(left, right + 1))),
    )
    return true
  }
  return {
    onCopy: copy,
    onCut: (event: ClipboardEvent) => {
      if (copy(event)) lines.update(model.clear)
    },
    onPaste: (event: ClipboardEvent) => {
      const block = parseRange(event.clipboardData.getData('text/plain'))
      // A word goes into the text of an open cell; several cells would only be run together there.
      if (tools.isOpen() && block.length === 1 && block[0]!.length === 1) return
      tools.cancel()
      event.preventDefault()
      const headed = headedRange(block, columns)
      onLeftOut(headed?.leftOut ?? [])
      lines.update((state) => {
        const at = headed
          ? model.select(state, { row: model.selectionOf(state).top, col: 0 })
          : state
        return model.paste(at, headed?.rows ?? block, (col, text) => {
          const column = columns[col]
          return column ? cleaned(column, text) : text
        })
      })
    },
  }
}
