import { describe, expect, test } from 'vitest'
import {
  defaultLayout,
  edgeFitted,
  fittedLayout,
  stretchedWidths,
  visibleKeys,
  withMoved,
  withPin,
  withShown,
  withStepped,
  withWidths,
} from './layout.ts'

const columns = [
  { key: 'no', width: 100, pinned: 'start' as const },
  { key: 'name', width: 100 },
  { key: 'city', width: 100, hidden: true as const },
  { key: 'time', width: 100 },
]
const layout = defaultLayout(columns)

describe('the layout of a list', () => {
  test('begins as the list has it', () => {
    expect(layout.order).toEqual(['no', 'name', 'city', 'time'])
    expect(visibleKeys(layout)).toEqual(['no', 'name', 'time'])
    expect(layout.pinned).toEqual({ no: 'start' })
  })

  test('forgets columns that are gone and takes in new ones', () => {
    const stored = { ...layout, order: ['time', 'gone'], hidden: ['gone'], widths: { gone: 80 } }
    const fitted = fittedLayout({ ...stored, pinned: { gone: 'end' } }, columns)
    expect(fitted.order).toEqual(['no', 'time', 'name', 'city'])
    expect(fitted.hidden).toEqual(['city'])
    expect(fitted.widths).toEqual({})
    expect(fitted.pinned).toEqual({ no: 'start' })
  })

  test('never shows nothing', () => {
    const fitted = fittedLayout({ ...layout, hidden: [...layout.order] }, columns)
    expect(visibleKeys(fitted)).toHaveLength(1)
    const one = withShown(withShown(layout, 'no', false), 'name', false)
    expect(visibleKeys(withShown(one, 'time', false))).toEqual(['time'])
  })

  test('a pinned column moves to its edge and back among the others', () => {
    const pinned = withPin(layout, 'name', 'end')
    expect(pinned.order).toEqual(['no', 'city', 'time', 'name'])
    expect(withPin(pinned, 'name', undefined).pinned).toEqual({ no: 'start' })
  })

  test('a column moved beside a pinned one is pinned as well', () => {
    const moved = withMoved(layout, 'time', 'no')
    expect(moved.order.slice(0, 2)).toEqual(['time', 'no'])
    expect(moved.pinned).toEqual({ no: 'start', time: 'start' })
  })

  test('a step passes over hidden columns and ends at the edge', () => {
    expect(visibleKeys(withStepped(layout, 'time', -1))).toEqual(['no', 'time', 'name'])
    expect(withStepped(layout, 'time', 1)).toEqual(layout)
  })

  test('room that is left goes to columns whose width nobody chose, within reason', () => {
    expect(stretchedWidths(layout, columns, 250)).toEqual({})
    expect(stretchedWidths(layout, columns, 360)).toEqual({ no: 120, name: 120, time: 120 })
    expect(stretchedWidths(layout, columns, 2000)).toEqual({ no: 150, name: 150, time: 150 })
    const chosen = withWidths(layout, { name: 80 })
    expect(stretchedWidths(chosen, columns, 320)).toEqual({ no: 120, name: 80, time: 120 })
  })

  test('the column that the edge would cut has what is left, if that is most of it; else those before it share it', () => {
    const wide = [...columns.slice(0, 3), { key: 'time', width: 150 }]
    expect(edgeFitted(layout, wide, 290)).toEqual({ time: 90 })
    expect(edgeFitted(layout, wide, 289)).toEqual({ no: 144, name: 145 })
    expect(edgeFitted(layout, columns, 80)).toEqual({ no: 80 })
    expect(edgeFitted(layout, columns, 60)).toEqual({})
    expect(edgeFitted(layout, columns, 360)).toEqual({ no: 120, name: 120, time: 120 })
    // A date or a currency says nothing when it is cut.
    const short = [...columns.slice(0, 3), { key: 'time', width: 110 }]
    expect(edgeFitted(layout, short, 290)).toEqual({ no: 145, name: 145 })
    const figures = columns.map((column) => ({ ...column, align: 'end' as const }))
    expect(edgeFitted(layout, figures, 290)).toEqual({ no: 145, name: 145 })
  })

  test('a width that somebody chose stays', () => {
    const chosen = withWidths(layout, { name: 150 })
    expect(edgeFitted(chosen, columns, 200)).toEqual({ no: 200, name: 150 })
    expect(edgeFitted(chosen, columns, 260)).toEqual({ no: 110, name: 150 })
  })

  test('widths stay within reason', () => {
    const widths = { no: 3, name: 9999, time: 120.4 }
    expect(withWidths(layout, widths).widths).toEqual({ no: 56, name: 1200, time: 120 })
  })
})
