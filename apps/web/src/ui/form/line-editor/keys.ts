import type { KeyboardEvent } from 'react'
import { pressed, type ShortcutName } from '../../../lib/shortcuts.ts'
import * as model from './lines-model.ts'

type Update = (step: (state: model.LinesState) => model.LinesState) => void

const page = 10
const arrows: Readonly<Record<string, readonly [row: number, col: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-page, 0],
  PageDown: [page, 0],
}

/** Down to the next row, where Tab began; from the last one, unless it is blank, to a new one. */
export function stepDown(state: model.LinesState): model.LinesState {
  const { row } = state.active
  const col = state.home ?? state.active.col
  const next =
    row === state.rows.length - 1
      ? model.appendRow(state, col)
      : model.select(state, { row: row + 1, col })
  return { ...next, home: undefined }
}

/** To the next cell or the one before; undefined where Tab leaves the lines. */
export function stepAside(state: model.LinesState, by: 1 | -1): model.LinesState | undefined {
  const next = model.neighbour(state, by)
  const home = state.home ?? state.active.col
  if (next) return { ...model.select(state, next), home: next.row === state.active.row ? home : 0 }
  const isBlank = model.isBlankRow(state.rows.at(-1) ?? [])
  return by === 1 && !isBlank ? { ...model.appendRow(state), home: 0 } : undefined
}

/** Arrows with Ctrl go to the edge, Home and End to the ends of the row or of everything. */
function goalOf(event: KeyboardEvent, state: model.LinesState): model.Cell | undefined {
  const { row, col } = state.active
  const isFar = event.ctrlKey || event.metaKey
  const arrow = arrows[event.key]
  if (arrow) {
    const far = isFar ? Number.MAX_SAFE_INTEGER / 2 : 1
    return { row: row + arrow[0] * far, col: col + arrow[1] * far }
  }
  if (event.key === 'Home') return { row: isFar ? 0 : row, col: 0 }
  if (event.key === 'End') return { row: isFar ? state.rows.length - 1 : row, col: state.width - 1 }
  return undefined
}

const commands: readonly (readonly [
  ShortcutName,
  (state: model.LinesState) => model.LinesState,
])[] = [
  ['linesAll', model.selectAll],
  ['linesFillDown', model.fillDown],
  ['linesRedo', model.redo],
  ['linesUndo', model.undo],
  ['linesInsert', (state) => model.insertRow(state, 'below')],
  ['linesRemove', model.removeRows],
]

/** Keys of a cell that is not being typed into. True when the key meant something. */
export function onReadyKey(event: KeyboardEvent, state: model.LinesState, update: Update): boolean {
  const command = commands.find(([name]) => pressed(event, name))
  if (command) {
    update(command[1])
    return true
  }
  const goal = event.altKey ? undefined : goalOf(event, state)
  if (goal) {
    update((before) => model.select(before, goal, event.shiftKey))
    return true
  }
  if (pressed(event, 'linesClear')) {
    update(model.clear)
    return true
  }
  return false
}

/** Keys that leave a cell, typed into or not: Enter down, Tab aside. True when the key is used up. */
export function onLeaveKey(event: KeyboardEvent, state: model.LinesState, update: Update): boolean {
  if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.altKey) {
    const { row, col } = state.active
    update((before) =>
      event.shiftKey ? model.select(before, { row: row - 1, col }) : stepDown(before),
    )
    return true
  }
  if (event.key !== 'Tab') return false
  const next = stepAside(state, event.shiftKey ? -1 : 1)
  if (next) update(() => next)
  return next !== undefined
}
