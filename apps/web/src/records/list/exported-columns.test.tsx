import type { ExportColumn } from '@yuncang/shared/kernel/export-column'
import { exportedLists, type ExportedList } from '@yuncang/shared/nouns/job/exported-lists'
import i18next from 'i18next'
import { beforeAll, describe, expect, test } from 'vitest'
import { common } from '../../i18n/common.ts'
import { record } from '../../i18n/record.ts'
import { startLanguage, type Words } from '../../i18n/setup.ts'

/* What a list shows can be taken away: each column on screen is one of the file, under the same title in both languages. */
type Shown = readonly { key: string; title: string }[]
type Parts = Record<string, unknown>

const screens: Parts = Object.assign(
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

type Case = [list: ExportedList, columns: string, exported: string, by?: unknown]
const cases: Case[] = [
  ['inboundOrder', 'orderColumns', 'inboundExportColumns'],
  ['inboundPlan', 'planColumns', 'planExportColumns'],
  ['outboundOrder', 'outboundColumns', 'outboundExportColumns'],
  ['inventory', 'lotColumns', 'inventoryExportColumns'],
  ['inventorySummary', 'summaryColumns', 'summaryExportColumns', 'bill'],
  ['inventorySummary', 'summaryColumns', 'summaryExportColumns', 'location'],
  ['inventoryHold', 'holdColumns', 'holdExportColumns'],
  ['inventoryLedger', 'ledgerColumns', 'ledgerExportColumns'],
  ['feeLine', 'feeLineColumns', 'feeLineExportColumns'],
  ['bill', 'billColumns', 'billExportColumns'],
  ['invoice', 'columnsOfInvoices', 'invoiceExportColumns'],
  ['payment', 'paymentColumns', 'paymentExportColumns'],
  ['financeExchange', 'exchangeColumns', 'exchangeExportColumns'],
  ['contract', 'contractColumns', 'contractExportColumns'],
  ['quotation', 'quotationColumns', 'quotationExportColumns'],
  ['sealRecord', 'sealColumns', 'sealRecordExportColumns'],
  ['costList', 'costListColumns', 'costListExportColumns'],
  ['costCode', 'costCodeColumns', 'costCodeExportColumns'],
  ['fxRate', 'rateColumns', 'fxRateExportColumns'],
  ['product', 'productColumns', 'productExportColumns'],
  ['storageLocation', 'locationColumns', 'locationExportColumns'],
  ['carrier', 'carrierColumns', 'carrierExportColumns'],
  ['vehicle', 'vehicleColumns', 'vehicleExportColumns'],
  ['driver', 'driverColumns', 'driverExportColumns'],
  ['worker', 'workerColumns', 'workerExportColumns'],
  ['forklift', 'forkliftColumns', 'forkliftExportColumns'],
  ['costCenter', 'namedColumns', 'costCenterExportColumns'],
  ['invoiceCode', 'invoiceColumns', 'invoiceCodeExportColumns'],
  ['requirement', 'requirementColumns', 'requirementExportColumns'],
  ['user', 'userColumns', 'userExportColumns'],
  ['role', 'roleColumns', 'roleExportColumns'],
  ['identity', 'identityColumns', 'identityExportColumns'],
  ['usualLog', 'usualColumns', 'usualLogExportColumns'],
  ['apiLog', 'apiColumns', 'apiLogExportColumns'],
  ['errorLog', 'errorColumns', 'errorLogExportColumns'],
  ['loginRecord', 'loginColumns', 'loginRecordExportColumns'],
  ['outbox', 'outboxColumns', 'outboxExportColumns'],
]

/** Said in another way in a file: two columns for one on screen, or the words by which the import knows them again. */
const told: Partial<Record<ExportedList, readonly string[]>> = {
  feeLine: ['periodTo'],
  storageLocation: ['pallets', 'weight', 'volume'],
  inventorySummary: ['label'],
}

function shownIn(language: 'zh' | 'en', name: string, by: unknown): Shown {
  // Each of these functions takes the words first, and then the labels or what it adds up by.
  const columnsOf = { ...screens, lotColumns }[name] as (...given: unknown[]) => Shown
  return columnsOf(i18next.getFixedT(language), by ?? labels, labels, undefined)
}

describe('a column on screen', () => {
  test.each(cases)('of %s is one of the file, by the same title', (list, name, exported, by) => {
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

  test('is looked at for every list that can be exported', () => {
    const known = new Set<string>(cases.map(([list]) => list))
    // The columns of a report on screen are made of those of its file.
    const others = Object.keys(exportedLists).filter((list) => !list.endsWith('Report'))
    // Customers go by the titles of their import, so that a file of them can come back.
    expect(others.filter((list) => !known.has(list))).toEqual(['customer'])
  })
})
