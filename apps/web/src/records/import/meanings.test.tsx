import type { ImportBatch, ImportFinding } from '@yuncang/shared/nouns/import-batch/contract'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { data, show } from '../../testing/show.tsx'
import { PreviewStep } from './preview-step.tsx'
import { words } from './words.ts'

beforeAll(() => startLanguage([common, words]))

const sack = { measuringUnit: '麻袋' }
const batch: Partial<ImportBatch> = {
  id: 'batch-1',
  version: 3,
  rowCount: 12,
  badRows: 12,
  findingCount: 1,
  doubtfulRows: 0,
  tally: null,
  sheets: [],
  columns: [],
  mapping: [{ position: 0, letter: 'A', heading: '单位', keys: ['measuringUnit'] }],
  facts: [],
  constants: {},
  ignoreHidden: 0,
  meanings: [],
  sameAs: null,
}
const paths = {
  rows: '/api/lh-base/import/rows',
  correct: '/api/lh-base/import/correct',
  dictionary: '/api/lh-system/dict/findDict',
  customers: '/api/lh-base/customer/search',
}

const preview = (meanings: ImportBatch['meanings'] = []) => (
  // What is not named here is not looked at.
  <PreviewStep batch={{ ...batch, meanings } as ImportBatch} onAdjust={() => {}} />
)
const rowsWith = (choice: ImportFinding['choice']) => {
  const finding = { row: 2, column: 'A', path: 'measuringUnit', level: 'error', message: '不认识' }
  const records = [{ row: 2, cells: ['麻袋'], findings: [{ ...finding, choice }] }]
  return data({ records, total: 1, size: 50, current: 1, pages: 1 })
}

test('a word that nobody knows is chosen among the words of its column', async () => {
  const calls = await show(preview(), {
    answers: {
      [paths.rows]: () => rowsWith({ noun: 'dictionary', code: 'MEASURING_UNIT', of: sack }),
      [paths.dictionary]: [{ dictValue: 'BAG', dictLabel: '包' }],
      [paths.correct]: { ...batch, version: 4 },
    },
  })
  await page.getByRole('combobox', { name: '「麻袋」是指' }).click()
  await page.getByTitle('包').click()
  await expect
    .poll(() => calls.find(({ path }) => path === paths.correct)?.input)
    .toMatchObject({ version: 3, meanings: [{ of: sack, is: { measuringUnit: 'BAG' } }] })
})

test('of customers who go by one name each is offered at once, and said by the full name', async () => {
  const calls = await show(preview(), {
    answers: {
      [paths.rows]: () => rowsWith({ noun: 'customer', of: { customerName: '同称' } }),
      [paths.customers]: [{ ID: '2', CUSTOMER_NAME: '同称二公司', IS_STOP: '0' }],
      [paths.correct]: { ...batch, version: 4 },
    },
  })
  await page.getByRole('combobox', { name: '「同称」是指' }).click()
  await page.getByTitle('同称二公司').click()
  await expect
    .poll(() => calls.find(({ path }) => path === paths.correct)?.input)
    .toMatchObject({ meanings: [{ is: { customerName: '同称二公司' } }] })
  expect(calls.find(({ path }) => path === paths.customers)?.input).toEqual({
    customerName: '同称',
  })
})

test('what stands in two columns is said whole in the first of them', async () => {
  const of = { containerSize: '特种', containerKind: '柜' }
  const calls = await show(preview(), {
    answers: {
      [paths.rows]: () => rowsWith({ noun: 'values', values: ['20GP', '40FR'], of }),
      [paths.correct]: { ...batch, version: 4 },
    },
  })
  await page.getByRole('combobox', { name: '「特种 柜」是指' }).click()
  await page.getByTitle('40FR').click()
  await expect
    .poll(() => calls.find(({ path }) => path === paths.correct)?.input)
    .toMatchObject({ meanings: [{ of, is: { containerSize: '40FR', containerKind: '' } }] })
})

test('what is meant is named, as said now or last time, and each can be taken back', async () => {
  const now = { of: sack, is: { measuringUnit: 'BAG' }, name: '包', isRemembered: 0 } as const
  const crate = { measuringUnit: '木箱' }
  const before = { of: crate, is: { measuringUnit: 'CTN' }, name: '箱', isRemembered: 1 } as const
  const calls = await show(preview([now, before]), {
    answers: {
      [paths.rows]: () => rowsWith(undefined),
      [paths.correct]: { ...batch, version: 4 },
    },
  })
  await expect.element(page.getByText(/^已指定：麻袋 → 包$/)).toBeVisible()
  await expect.element(page.getByText(/^已按上次指定：木箱 → 箱$/)).toBeVisible()
  await page.getByRole('button', { name: '撤销指定：木箱' }).click()
  await expect
    .poll(() => calls.find(({ path }) => path === paths.correct)?.input)
    .toMatchObject({ version: 3, meanings: [{ of: crate, is: null }] })
})
