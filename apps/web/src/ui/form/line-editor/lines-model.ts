/*
 * Lines as a spreadsheet holds them, as plain values: cells of text, a selection, and steps that can be undone. Rows are
 * never changed in place, so that a step costs no more than the rows that it touches.
 */
export type Row = readonly string[]
export type Cell = { readonly row: number; readonly col: number }
/** Both ends belong to it. */
export type Range = { readonly top: number; readonly bottom: number; left: number; right: number }

export type LinesState = {
  readonly width: number
  readonly rows: readonly Row[]
  /** The cell that keys go to, and the opposite corner of the selection. */
  readonly active: Cell
  readonly anchor: Cell
  /** The column that Tab began in: Enter goes back to it, one row down. */
  readonly home: number | undefined
  readonly past: readonly Step[]
  readonly future: readonly Step[]
}
type Step = Pick<LinesState, 'rows' | 'active' | 'anchor'>

const stepsAtMost = 200
const origin: Cell = { row: 0, col: 0 }

export const blankRow = (width: number): Row => Array.from({ length: width }, () => '')
export const isBlankRow = (row: Row): boolean => row.every((cell) => cell === '')

export const startLines = (width: number, rows: readonly Row[]): LinesState => ({
  width,
  rows: rows.length > 0 ? rows : [blankRow(width)],
  active: origin,
  anchor: origin,
  home: undefined,
  past: [],
  future: [],
})

const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most)

const within = ({ width, rows }: Pick<LinesState, 'width' | 'rows'>, { row, col }: Cell): Cell => ({
  row: clamp(row, rows.length - 1),
  col: clamp(col, width - 1),
})

export const selectionOf = ({ active, anchor }: LinesState): Range => ({
  top: Math.min(active.row, anchor.row),
  bottom: Math.max(active.row, anchor.row),
  left: Math.min(active.col, anchor.col),
  right: Math.max(active.col, anchor.col),
})

export const isInside = (range: Range, row: number, col: number): boolean =>
  row >= range.top && row <= range.bottom && col >= range.left && col <= range.right

/** Goes to a cell; `extend` keeps the other corner where it is. */
export function select(state: LinesState, to: Cell, extend = false): LinesState {
  const active = within(state, to)
  return { ...state, active, anchor: extend ? state.anchor : active, home: undefined }
}

export const selectRange = (state: LinesState, from: Cell, to: Cell): LinesState => ({
  ...state,
  anchor: within(state, from),
  active: within(state, to),
})

export const selectAll = (state: LinesState): LinesState =>
  selectRange(state, { row: state.rows.length - 1, col: state.width - 1 }, origin)

/** To the next or the one before, over the ends of rows; undefined beyond the first and the last cell. */
export function neighbour({ active, width, rows }: LinesState, by: 1 | -1): Cell | undefined {
  const index = active.row * width + active.col + by
  if (index < 0 || index >= rows.length * width) return undefined
  return { row: Math.floor(index / width), col: index % width }
}

/** Another content, as one step that can be undone. */
function change(
  state: LinesState,
  rows: readonly Row[],
  active = state.active,
  anchor = state.anchor,
): LinesState {
  const before = { rows: state.rows, active: state.active, anchor: state.anchor }
  const filled = rows.length > 0 ? rows : [blankRow(state.width)]
  const size = { width: state.width, rows: filled }
  return {
    ...size,
    active: within(size, active),
    anchor: within(size, anchor),
    home: state.home,
    past: [...state.past.slice(1 - stepsAtMost), before],
    future: [],
  }
}

export function setCell(state: LinesState, { row, col }: Cell, text: string): LinesState {
  const old = state.rows[row]
  if (!old || old[col] === text) return state
  return change(state, state.rows.with(row, old.with(col, text)))
}

/** Writes into every cell of a range; rows that stay the same stay the same objects. */
function mapRange(
  state: LinesState,
  range: Range,
  to: (row: number, col: number, old: string) => string,
): readonly Row[] {
  return state.rows.map((row, index) => {
    if (index < range.top || index > range.bottom) return row
    const next = row.map((old, col) =>
      col < range.left || col > range.right ? old : to(index, col, old),
    )
    return next.some((text, col) => text !== row[col]) ? next : row
  })
}

const hasChanged = (state: LinesState, rows: readonly Row[]) =>
  rows.some((row, index) => row !== state.rows[index])

export function clear(state: LinesState): LinesState {
  const rows = mapRange(state, selectionOf(state), () => '')
  return hasChanged(state, rows) ? change(state, rows) : state
}

/** The top row of the selection over the others; of a single row, the one above it. */
export function fillDown(state: LinesState): LinesState {
  const range = selectionOf(state)
  const from = range.top === range.bottom ? range.top - 1 : range.top
  const source = state.rows[from]
  if (!source) return state
  const rows = mapRange(state, range, (_row, col) => source[col] ?? '')
  return hasChanged(state, rows) ? change(state, rows) : state
}

/**
 * Puts a block of texts at the top left of the selection. It grows the lines below; what is too wide is cut. A single
 * text fills the whole selection, as spreadsheets do. A place of the block without a text leaves its cell as it is.
 * `clean` gives the text that a column keeps.
 */
export function paste(
  state: LinesState,
  block: readonly (readonly (string | undefined)[])[],
  clean: (col: number, text: string) => string,
): LinesState {
  const range = selectionOf(state)
  const [only = []] = block
  if (block.length === 0) return state
  if (block.length === 1 && only.length === 1) {
    const rows = mapRange(state, range, (_row, col) => clean(col, only[0] ?? ''))
    return hasChanged(state, rows) ? change(state, rows) : state
  }
  const { top, left } = range
  const rows = [...state.rows]
  for (const [index, texts] of block.entries()) {
    const old = rows[top + index] ?? blankRow(state.width)
    rows[top + index] = old.map((text, col) => {
      const written = texts[col - left]
      return col < left || written === undefined ? text : clean(col, written)
    })
  }
  const widest = Math.max(...block.map((texts) => texts.length))
  const corner = { row: top + block.length - 1, col: left + widest - 1 }
  return change(state, rows, { row: top, col: left }, corner)
}

/** A blank row above the active one, or below it. */
export function insertRow(state: LinesState, where: 'above' | 'below'): LinesState {
  const at = state.active.row + (where === 'below' ? 1 : 0)
  const rows = state.rows.toSpliced(at, 0, blankRow(state.width))
  const cell = { row: at, col: where === 'below' ? 0 : state.active.col }
  return change(state, rows, cell, cell)
}

/** A blank row at the end, and there; the last one where it is still blank. */
export function appendRow(state: LinesState, col = 0): LinesState {
  const last = state.rows.length - 1
  if (isBlankRow(state.rows[last] ?? [])) return select(state, { row: last, col })
  const cell = { row: last + 1, col }
  return change(state, [...state.rows, blankRow(state.width)], cell, cell)
}

export function duplicateRows(state: LinesState): LinesState {
  const { top, bottom } = selectionOf(state)
  const copies = state.rows.slice(top, bottom + 1).map((row) => [...row])
  const rows = state.rows.toSpliced(bottom + 1, 0, ...copies)
  const below = (cell: Cell) => ({ ...cell, row: cell.row + copies.length })
  return change(state, rows, below(state.active), below(state.anchor))
}

export function removeRows(state: LinesState): LinesState {
  const { top, bottom } = selectionOf(state)
  const cell = { row: top, col: state.active.col }
  return change(state, state.rows.toSpliced(top, bottom - top + 1), cell, cell)
}

/** Each line by itself written anew, as one step that can be undone. */
export function mapRows(state: LinesState, to: (row: Row) => Row): LinesState {
  const rows = state.rows.map(to)
  return hasChanged(state, rows) ? change(state, rows) : state
}

/** Other lines altogether, e.g. those of a draft; can be undone like any step. */
export const replaceAll = (state: LinesState, rows: readonly Row[]): LinesState =>
  change(state, rows, origin, origin)

const stepOf = ({ rows, active, anchor }: LinesState): Step => ({ rows, active, anchor })

export function undo(state: LinesState): LinesState {
  const step = state.past.at(-1)
  if (!step) return state
  const { width, home, past, future } = state
  return { width, home, ...step, past: past.slice(0, -1), future: [...future, stepOf(state)] }
}

export function redo(state: LinesState): LinesState {
  const step = state.future.at(-1)
  if (!step) return state
  const { width, home, past, future } = state
  return { width, home, ...step, past: [...past, stepOf(state)], future: future.slice(0, -1) }
}
