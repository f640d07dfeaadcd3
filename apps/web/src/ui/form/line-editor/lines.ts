import type * as z from 'zod'
import { describeIssue } from '@yuncang/shared/issues'
import * as sentences from '@yuncang/shared/client-messages'
import { currentLanguage } from '../../../lib/language.ts'
import { meantByAll, told, type LineIssue } from '../bridge.ts'
import { meantByCell, type LineColumn } from './column.ts'
import {
  isBlankRow,
  replaceAll,
  select,
  startLines,
  type LinesState,
  type Row,
} from './lines-model.ts'

/** Lines as a draft keeps them. */
export type StoredLines = { readonly keys: readonly string[]; readonly rows: readonly Row[] }

/** A cell that is wrong, where it stands now. */
export type Finding = { readonly row: number; readonly col: number; readonly message: string }

export type LinesView = LinesState & {
  /** Saving was tried: blanks that must be filled are pointed out. */
  readonly isTried: boolean
  /** Grows when the active cell is to be brought into view and focused. */
  readonly calls: number
}

export type Lines = ReturnType<typeof createLines>

/** Something wrong with a line, by the field of the contract. */
export type LineFault = { readonly column: string; readonly message: string }
const noFaults = () => []

type Findings = ReadonlyMap<number, string>
/** What is said of a row, by column; the same map as long as it says the same, so that the row is not drawn again. */
export type Judge = (row: Row) => Findings
export const noFindings: Findings = new Map()

/**
 * The lines of one list of a form: their state, what the contract has against them, and their way in and out.
 * `line` is the contract's schema of one line; `faultsOf` says what else is wrong with one, also while the contract still
 * waits for the rest of it.
 */
export function createLines(
  columns: readonly LineColumn[],
  line: z.ZodObject,
  start: readonly object[] = [],
  faultsOf: (line: Readonly<Record<string, unknown>>) => readonly LineFault[] = noFaults,
) {
  const keys = columns.map((column) => column.key)
  const listeners = new Set<() => void>()
  const changeListeners = new Set<() => void>()
  let view: LinesView = {
    ...startLines(
      keys.length,
      start.map((each) => rowOf(keys, each)),
    ),
    isTried: false,
    calls: 0,
  }
  /** Rows as they last went to the contract or the server, and what came back for them; a changed row is another one. */
  let sent: readonly Row[] = []
  let refused = new Map<Row, Map<number, string>>()
  const checked = new WeakMap<Row, Findings>()
  /** What is shown of a row's findings: the same map as long as nothing of it changes, so that the row is not drawn again. */
  let shown = new WeakMap<Row, Findings>()
  let seen: readonly Row[] | undefined
  let doubts: Judge = () => noFindings
  let foundIn: { of: readonly Row[]; findings: readonly Finding[] } | undefined

  function set(changes: Partial<LinesView>): void {
    const isChange = changes.rows !== undefined && changes.rows !== view.rows
    view = { ...view, ...changes }
    for (const listener of listeners) listener()
    if (isChange) for (const listener of changeListeners) listener()
  }

  const objectOf = (row: Row): Record<string, unknown> =>
    Object.fromEntries(
      columns.map((column, col) => [column.key, meantByCell(column, row[col] ?? '')]),
    )

  /** What the contract says of a row by itself; looked up by the row, which never changes. */
  function checkOf(row: Row): Findings {
    const known = checked.get(row)
    if (known) return known
    const found = foundBy(row)
    checked.set(row, found)
    return found
  }

  function foundBy(row: Row): Map<number, string> {
    const found = new Map<number, string>()
    if (isBlankRow(row)) return found
    const meant = meantByAll(line, objectOf(row))
    for (const { column, message } of faultsOf(meant)) {
      const col = keys.indexOf(column)
      if (col >= 0 && !found.has(col)) found.set(col, message)
    }
    const { error } = line.safeParse(meant, told)
    for (const issue of error?.issues ?? []) {
      const col = keys.indexOf(String(issue.path[0]))
      if (col >= 0 && !found.has(col)) found.set(col, sentenceOf(issue, columns[col]!, row[col]!))
    }
    return found
  }

  /** What is wrong with a row, by column. Blanks are not wrong before somebody tried to save. */
  function findingsOf(row: Row): Findings {
    const known = shown.get(row)
    if (known) return known
    const own = checkOf(row)
    const others = refused.get(row) ?? noFindings
    const due = [...own].filter(([col]) => view.isTried || row[col] !== '')
    const found = due.length + others.size === 0 ? noFindings : new Map([...others, ...due])
    shown.set(row, found)
    return found
  }

  /** What is found is to be told another way from now on. */
  function tellAnew(changes: Partial<LinesView>): void {
    shown = new WeakMap()
    foundIn = undefined
    set(changes)
  }

  function findingsOfAll(): Finding[] {
    const found: Finding[] = []
    for (const [index, row] of view.rows.entries()) {
      for (const [col, message] of findingsOf(row)) found.push({ row: index, col, message })
    }
    return found
  }

  return {
    columns,
    findingsOf,
    /** What stands against a row that is being typed. */
    wouldFind: (row: Row, col: number): string | undefined => foundBy(row).get(col),
    /** What is doubtful in a row, by column: it is shown and does not keep the lines from being saved. */
    doubtsOf: (row: Row): Findings => doubts(row),
    doubt(judge: Judge): void {
      doubts = judge
      set({})
    },
    view: () => view,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Tells of every change of a cell, for the form around the lines. */
    onChange: (listener: () => void) => {
      changeListeners.add(listener)
      return () => void changeListeners.delete(listener)
    },
    update: (step: (state: LinesState) => LinesState) => {
      const next = step(view)
      if (next !== view) set(next)
    },
    /** Looks at up to that many rows that nobody has looked at yet; true when none is left. */
    checkSome(most: number): boolean {
      if (seen === view.rows) return true
      let left = most
      for (const row of view.rows) {
        if (checked.has(row)) continue
        if (left === 0) return false
        left -= 1
        checkOf(row)
      }
      seen = view.rows
      return true
    },
    startTry: () => tellAnew({ isTried: true }),
    allFindings(): readonly Finding[] {
      if (foundIn?.of !== view.rows) foundIn = { of: view.rows, findings: findingsOfAll() }
      return foundIn.findings
    },
    goTo: (cell: { row: number; col: number }) =>
      set({ ...select(view, cell), calls: view.calls + 1 }),
    /** Goes to the first wrong cell; false when there is none. */
    goToFirst(): boolean {
      const row = view.rows.findIndex((each) => findingsOf(each).size > 0)
      if (row < 0) return false
      const col = Math.min(...findingsOf(view.rows[row]!).keys())
      set({ ...select(view, { row, col }), calls: view.calls + 1 })
      return true
    },
    /** The lines as the contract wants them; blank rows are none. */
    take(): object[] {
      sent = view.rows.filter((row) => !isBlankRow(row))
      return sent.map((row) => meantByAll(line, objectOf(row)))
    },
    /** The lines that hold by themselves, by their place; the others are undefined. */
    held(): unknown[] {
      return view.rows.map((row) => {
        const { data } = isBlankRow(row) ? {} : line.safeParse(meantByAll(line, objectOf(row)))
        return data
      })
    },
    /** Puts what was refused on the cells of the lines as they were taken last. */
    show(issues: readonly LineIssue[]): void {
      refused = new Map()
      for (const { line: index, column, message } of issues) {
        const row = sent[index]
        if (!row) continue
        const cells = refused.get(row) ?? new Map<number, string>()
        cells.set(Math.max(keys.indexOf(column), 0), message)
        refused.set(row, cells)
      }
      tellAnew({})
    },
    /** Other lines in place of all there are; can be undone like any step. */
    replace: (all: readonly object[]) =>
      set(
        replaceAll(
          view,
          all.map((each) => rowOf(keys, each)),
        ),
      ),
    stored: (): StoredLines => ({ keys, rows: view.rows }),
    restore(stored: StoredLines): void {
      const rows = stored.rows.map((row) => keys.map((key) => row[stored.keys.indexOf(key)] ?? ''))
      set(replaceAll(view, rows))
    },
  }
}

/** A stored line as cells; numbers that are blank are empty cells. */
function rowOf(keys: readonly string[], line: object): Row {
  const values = line as Readonly<Record<string, unknown>> // read as text, whatever it holds
  return keys.map((key) => {
    const value = values[key]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  })
}

function sentenceOf(issue: z.core.$ZodIssue, { kind }: LineColumn, text: string): string {
  const locale = currentLanguage()
  const isNoInteger = kind === 'integer' && text !== '' && issue.code === 'invalid_type'
  return isNoInteger
    ? sentences.say(locale, 'cell.notInteger', { value: text })
    : describeIssue(issue, locale, sentences)
}
