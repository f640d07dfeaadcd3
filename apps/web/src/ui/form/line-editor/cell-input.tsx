import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { codeKeys } from '../../../lib/keyboard.ts'
import { pressed } from '../../../lib/shortcuts.ts'
import { useTranslation } from 'react-i18next'
import { Floating } from '../../floating.tsx'
import { cleaned, hasChoices, isNumeric, type LineColumn } from './column.ts'
import { onLeaveKey, onReadyKey } from './keys.ts'
import type { Lines, LinesView } from './lines.ts'
import type { Editing, EditingTools } from './use-editing.ts'
import { useOptions } from './use-options.ts'

/** What the active cell needs and no other. */
export type ActiveCell = {
  readonly lines: Lines
  readonly view: LinesView
  readonly editing: Editing | undefined
  readonly tools: EditingTools
}

/** What stands against the text of the cell as far as it is typed. */
function findingOfTyped(
  { lines, view: { active, rows } }: ActiveCell,
  column: LineColumn,
  text: string,
): string | undefined {
  const row = rows[active.row]
  return row && lines.wouldFind(row.with(active.col, cleaned(column, text)), active.col)
}

type Props = ActiveCell & {
  column: LineColumn
  /** What the cell holds, as it is shown. */
  shown: string
  finding: string | undefined
  doubt: string | undefined
}

/**
 * The one cell that has the focus. It is an input from the start, with everything selected, so that the first key, also of
 * an input method for Chinese, replaces what is there.
 */
export function CellInput({ column, shown, finding: found, doubt, ...cell }: Props) {
  const { lines, view, tools } = cell
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const editing = cell.editing?.cell === view.active ? cell.editing : undefined
  const text = editing?.text ?? shown
  const [picked, setPicked] = useState<number>()
  const isOpen = editing !== undefined
  const isTyped = isOpen && text !== shown
  const finding = isTyped && column.isCheckedLive ? findingOfTyped(cell, column, text) : found
  const options = useOptions(column, isOpen ? text : '', isTyped)
  const hasOptions = hasChoices(column)
  const isListed = isOpen && hasOptions && options.length > 0
  const at = picked ?? (column.kind === 'select' && isTyped && text.trim() !== '' ? 0 : -1)

  useLayoutEffect(() => {
    if (tools.wantsFocus()) input.current?.focus({ preventScroll: true })
  }, [tools])
  useEffect(() => {
    const { current } = input
    if (!isOpen && current?.value === shown && document.activeElement === current) current.select()
  }, [isOpen, shown])

  const keep = () => tools.commit(isListed ? options[at]?.value : undefined)
  const close = () => {
    setPicked(undefined)
    tools.cancel()
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // The form around the lines saves on this key; it must find what is typed here.
    if (pressed(event, 'formSave') && isOpen) keep()
    else if (meansSomething(event)) event.preventDefault()
  }

  function meansSomething(event: KeyboardEvent<HTMLInputElement>): boolean {
    if (pressed(event, 'linesType')) {
      tools.open(shown)
      event.currentTarget.setSelectionRange(text.length, text.length)
      return true
    }
    if (!isOpen) {
      return onLeaveKey(event, view, lines.update) || onReadyKey(event, view, lines.update)
    }
    if (event.key === 'Escape') {
      // Ends the typing and not the form around it.
      event.stopPropagation()
      close()
      return true
    }
    if (isListed && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      const step = event.key === 'ArrowDown' ? 1 : -1
      setPicked((at + step + options.length) % options.length)
      return true
    }
    const isArrow = event.key.startsWith('Arrow') && !editing.isCaret
    if (event.key !== 'Enter' && event.key !== 'Tab' && !isArrow) return false
    keep()
    return onLeaveKey(event, lines.view(), lines.update) || (isArrow && moveOn(event))
  }

  const moveOn = (event: KeyboardEvent) => onReadyKey(event, lines.view(), lines.update)

  // The contract knows the form of a value, whoever doubts it what it stands for.
  const note = (isTyped ? undefined : doubt) ?? finding
  const label = t('lines.cell', { column: column.title, row: view.active.row + 1 })
  return (
    <>
      <input
        ref={input}
        className={isOpen ? 'line-input open' : 'line-input'}
        value={text}
        aria-label={label}
        aria-invalid={finding !== undefined}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        autoComplete="off"
        spellCheck={false}
        {...(column.kind === 'code' && codeKeys)}
        {...(isNumeric(column) && { inputMode: column.kind === 'integer' ? 'numeric' : 'decimal' })}
        {...(hasOptions && {
          role: 'combobox',
          'aria-expanded': isListed,
          'aria-controls': `${id}-list`,
          'aria-activedescendant': isListed && at >= 0 ? `${id}-${at}` : undefined,
        })}
        onChange={({ target }) => {
          setPicked(undefined)
          tools.type(target.value)
        }}
        onKeyDown={onKeyDown}
        onMouseDown={() => {
          if (document.activeElement === input.current) tools.open(shown)
        }}
        onFocus={({ target }) => target.select()}
        onBlur={() => {
          if (isOpen) keep()
        }}
      />
      {isListed && (
        <Floating anchor={input}>
          <ul role="listbox" id={`${id}-list`} aria-label={column.title}>
            {options.map((option, index) => (
              <li
                key={option.value}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === at}
                onMouseDown={(event) => {
                  event.preventDefault()
                  tools.commit(option.value)
                  setPicked(undefined)
                }}
              >
                {option.label}
              </li>
            ))}
          </ul>
        </Floating>
      )}
      {note !== undefined && !isListed && (
        <Floating
          anchor={input}
          className={finding === undefined ? 'line-note doubtful' : 'line-note'}
        >
          <span id={`${id}-note`}>{note}</span>
        </Floating>
      )}
    </>
  )
}
