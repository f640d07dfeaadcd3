import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useRef, useSyncExternalStore, type ClipboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatRange, parseRange } from './clipboard.ts'
import { cleaned, isNumeric, type LineColumn } from './column.ts'
import { Findings } from './findings.tsx'
import { LineRow } from './line-row.tsx'
import * as model from './lines-model.ts'
import type { Lines } from './lines.ts'
import { Toolbar } from './toolbar.tsx'
import { Totals } from './totals.tsx'
import { useEditing, type EditingTools } from './use-editing.ts'
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
  const { active, rows } = view
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => height,
    overscan: 10,
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

  const selection = model.selectionOf(view)
  const { onPress, onDrag, clipboard } = useMouseAndClipboard(lines, tools, columns)
  return (
    <div className="line-editor">
      <Toolbar lines={lines} view={view} onDone={() => lines.goTo(lines.view().active)} />
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
        {...clipboard}
      >
        <Head columns={columns} />
        <div role="rowgroup" className="line-body" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start }) => (
            <LineRow
              key={index}
              columns={columns}
              row={rows[index]!}
              index={index}
              top={start}
              findings={lines.findingsOf(rows[index]!)}
              selection={
                index >= selection.top && index <= selection.bottom ? selection : undefined
              }
              active={index === active.row ? { lines, view, editing, tools } : undefined}
              onPress={onPress}
              onDrag={onDrag}
            />
          ))}
        </div>
        {columns.some((column) => column.isTotalled) && <Totals columns={columns} rows={rows} />}
      </div>
      <Findings lines={lines} view={view} columns={columns} />
    </div>
  )
}

function Head({ columns }: { columns: readonly LineColumn[] }) {
  const { t } = useTranslation()
  return (
    <div role="rowgroup" className="line-head">
      <div role="row" aria-rowindex={1} className="line-row">
        <div role="columnheader" className="line-cell line-no">
          {t('lines.number')}
        </div>
        {columns.map((column) => (
          <div
            key={column.key}
            role="columnheader"
            className={isNumeric(column) ? 'line-cell end' : 'line-cell'}
            style={{ width: column.width }}
          >
            <span>
              {column.isRequired && <b aria-hidden>*</b>}
              {column.title}
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}

/** What a press, a drag, a copy and a paste do. */
function useMouseAndClipboard(lines: Lines, tools: EditingTools, columns: readonly LineColumn[]) {
  /** Column -1 stands for the whole row. */
  const onPress = useCallback(
    (row: number, col: number, isExtending: boolean) => {
      tools.wantFocus(true)
      tools.commit()
      lines.update((state) => {
        if (col >= 0) return model.select(state, { row, col }, isExtending)
        const from = { row: isExtending ? state.anchor.row : row, col: state.width - 1 }
        return model.selectRange(state, from, { row, col: 0 })
      })
    },
    [lines, tools],
  )
  const onDrag = useCallback(
    (row: number, col: number) => {
      tools.commit()
      lines.update((state) => model.select(state, { row, col }, true))
    },
    [lines, tools],
  )

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
  const clipboard = {
    onCopy: copy,
    onCut: (event: ClipboardEvent) => {
      if (copy(event)) lines.update(model.clear)
    },
    onPaste: (event: ClipboardEvent) => {
      if (tools.isOpen()) return
      event.preventDefault()
      const block = parseRange(event.clipboardData.getData('text/plain'))
      lines.update((state) =>
        model.paste(state, block, (col, text) => {
          const column = columns[col]
          return column ? cleaned(column, text) : text
        }),
      )
    },
  }
  return { onPress, onDrag, clipboard }
}
