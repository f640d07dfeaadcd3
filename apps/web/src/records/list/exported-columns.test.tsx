import type { ExportColumn } from '@yuncang/shared/kernel/export-column'
import { exportedLists, type ExportedList } from '@yuncang/shared/exported-lists'
import i18next from 'i18next'
import { beforeAll, describe, expect, test } from 'vitest'
import { common } from '../../i18n/common.ts'
import { record } from '../../i18n/record.ts'
import { startLanguage, type Words } from '../../i18n/setup.ts'

/* What a list shows can be taken away: each column on screen is one of the file, under the same title in both languages. */
type Shown = readonly { key: string; title: string }[]
type Parts = Record<string, unknown>

const named: Parts = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Parts>(
      [
        '../../features/*/{columns,hold-columns,summary-columns}.tsx',
        '../../features/{outbox,role,requirement}/list.tsx',
        '../../features/log/{login,error}-list.tsx',
        '../../features/reference/{parts,invoice-code-list}.tsx',
        '../../features/inventory/lot-ledger.tsx',
        '../../features/inbound-order/order-plans.tsx',
      ],
      { eager: true },
    ),
  ),
)
// Of two lists the columns are called alike: those of a form and those of the stock.
const { lotColumns } = await import('../../features/inventory/lot-columns.tsx')
const screens: Parts = { ...named, lotColumns }
const files: Parts = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Parts>('../../../../../packages/shared/src/nouns/*/{export,view-exports}.ts', {
      eager: true,
    }),
  ),
)
const words = import.meta.glob<Record<string, Words>>(
  ['../../features/*/words.ts', '../../features/*/words/*.ts'],
  { eager: true },
)

beforeAll(() => {
  const ofFeatures = Object.values(words).flatMap((part) => part['words'] ?? [])
  startLanguage([common, record, ...ofFeatures])
})

/** Stands for the labels of dictionaries, however they are handed over. */
const labels: unknown = new Proxy(() => '', { get: () => () => '' })

/** How the columns of a list are called on screen and in its file, where that is not `<list>Columns` and `<list>ExportColumns`. */
const otherNames: Partial<Record<ExportedList, { shown?: string; exported?: string }>> = {
  inboundOrder: { shown: 'orderColumns', exported: 'inboundExportColumns' },
  inboundPlan: { shown: 'planColumns', exported: 'planExportColumns' },
  outboundOrder: { shown: 'outboundColumns', exported: 'outboundExportColumns' },
  inventory: { shown: 'lotColumns' },
  inventorySummary: { shown: 'summaryColumns', exported: 'summaryExportColumns' },
  inventoryHold: { shown: 'holdColumns', exported: 'holdExportColumns' },
  inventoryLedger: { shown: 'ledgerColumns', exported: 'ledgerExportColumns' },
  invoice: { shown: 'columnsOfInvoices' },
  financeExchange: { shown: 'exchangeColumns', exported: 'exchangeExportColumns' },
  sealRecord: { shown: 'sealColumns' },
  fxRate: { shown: 'rateColumns' },
  storageLocation: { shown: 'locationColumns', exported: 'locationExportColumns' },
  costCenter: { shown: 'namedColumns' },
  invoiceCode: { shown: 'invoiceColumns' },
  usualLog: { shown: 'usualColumns' },
  apiLog: { shown: 'apiColumns' },
  errorLog: { shown: 'errorColumns' },
  loginRecord: { shown: 'loginColumns' },
}

/** What a list of sums can be added up by. */
const sums: Partial<Record<ExportedList, readonly string[]>> = {
  inventorySummary: ['bill', 'location'],
}

/** Customers go by the titles of their import, so that a file of them can come back. */
const byImport = 'customer'
// Keys of it; the columns of a report on screen are made of those of its file.
const lists = (Object.keys(exportedLists) as ExportedList[]).filter(
  (list) => list !== byImport && !list.endsWith('Report'),
)
const cases = lists.flatMap((list) =>
  (sums[list] ?? [undefined]).map((by) => {
    const { shown = `${list}Columns`, exported = `${list}ExportColumns` } = otherNames[list] ?? {}
    return [list, shown, exported, by] as const
  }),
)

/** Said in another way in a file: two columns for one on screen, or the words by which the import knows them again. */
const told: Partial<Record<ExportedList, readonly string[]>> = {
  feeLine: ['periodTo'],
  storageLocation: ['pallets', 'weight', 'volume'],
  inventorySummary: ['label'],
}

function shownIn(language: 'zh' | 'en', name: string, by: unknown): Shown {
  // Each of these functions takes the words first, and then the labels or what it adds up by.
  const columnsOf = screens[name] as (...given: unknown[]) => Shown
  return columnsOf(i18next.getFixedT(language), by ?? labels, labels, undefined)
}

describe('a column on screen', () => {
  test.each(cases)('of %s is one of the file, by the same title', (list, name, exported, by) => {
    expect(Object.keys(screens)).toContain(name)
    expect(Object.keys(files)).toContain(exported)
    // Constants of that name are lists of columns.
    const columns = files[exported] as readonly ExportColumn[]
    for (const language of ['zh', 'en'] as const) {
      const titles = new Map(columns.map(({ key, title }) => [key, title[language]]))
      for (const { key, title } of shownIn(language, name, by)) {
        if (told[list]?.includes(key)) expect(titles.has(key)).toBe(true)
        else expect([key, titles.get(key)]).toEqual([key, title])
      }
    }
  })

  test('is looked at for the lists that can be exported', () => {
    expect(cases.length).toBeGreaterThan(30)
  })
})
