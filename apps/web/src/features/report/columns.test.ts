import {
  agingExportColumns,
  revenueExportColumns,
  throughputExportColumns,
  unbilledExportColumns,
} from '@yuncang/shared/nouns/report/export'
import type { ExportColumn } from '@yuncang/shared/kernel/export-column'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportColumns } from './columns.ts'

// Which language titles are in is kept in the browser.
beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => null }))
afterEach(() => vi.unstubAllGlobals())

const keysOf = (columns: readonly ExportColumn[]) =>
  reportColumns(columns, { sortable: [] }).map(({ key }) => key)

test('figures come after the currency that they are in', () => {
  expect(keysOf(agingExportColumns).slice(0, 3)).toEqual(['customerName', 'currency', 'total'])
  expect(keysOf(revenueExportColumns)).toContain('currency')
  for (const columns of [revenueExportColumns, unbilledExportColumns]) {
    const shown = reportColumns(columns, { sortable: [] })
    const currency = shown.findIndex(({ key }) => key === 'currency')
    expect(shown.slice(0, currency).some(({ align }) => align === 'end')).toBe(false)
  }
})

test('without a currency they keep their order', () => {
  expect(keysOf(throughputExportColumns)).toEqual(throughputExportColumns.map(({ key }) => key))
})
