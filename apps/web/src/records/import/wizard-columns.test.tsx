import type { ImportBatch } from '@yuncang/shared/nouns/import-batch/contract'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { data, show } from '../../testing/show.tsx'
import { batch, line, paths, wizard } from './wizard-sample.tsx'
import { words } from './words.ts'

/* What the rows of a file are taken for: hidden ones, and what stands beside them. */
beforeAll(() => startLanguage([common, words]))

test('hidden rows are named on a phone, and a button away from being left out and read again', async () => {
  const tally = { ready: 12, wrong: 0, skipped: [], hidden: { count: 21, rows: [5, 7] } }
  const read: ImportBatch = { ...batch, findingCount: 0, badRows: 0, tally }
  const steps: ImportBatch[] = [
    { ...read, version: 4, ignoreHidden: 1 },
    { ...read, version: 5 },
    { ...read, version: 6, ignoreHidden: 1, status: 'draft', tally: null, refusal: '没有数据行' },
    { ...read, version: 7 },
  ]
  let stored = read
  const answers = {
    [paths.get]: () => data(stored),
    [paths.rows]: { records: [line], total: 1, size: 50, current: 1, pages: 1 },
    [paths.setMapping]: () => data((stored = steps.shift() ?? stored)),
  }
  await page.viewport(390, 844)
  const calls = await show(wizard, { answers })
  const says = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible()
  const ignore = page.getByRole('button', { name: '忽略隐藏行' })
  const readAgain = page.getByRole('button', { name: '读取隐藏行' })
  await says('其中 21 行在 Excel 中被筛选或隐藏，仍会导入：第 5、7 行等')
  await expect.element(ignore).toBeInViewport({ ratio: 1 })
  await ignore.click()
  await says('已忽略在 Excel 中被筛选或隐藏的 21 行：第 5、7 行等')
  await readAgain.click()
  await ignore.click()
  // Where nothing is left, the columns are shown in place of the rows.
  await says('已忽略在 Excel 中被筛选或隐藏的行')
  await readAgain.click()
  await expect.element(ignore).toBeVisible()
  const said = calls.filter(({ path }) => path === paths.setMapping).map(({ input }) => input)
  expect(said).toEqual([
    { id: 'batch-1', version: 3, ignoreHidden: 1 },
    { id: 'batch-1', version: 4, ignoreHidden: 0 },
    { id: 'batch-1', version: 5, ignoreHidden: 1 },
    { id: 'batch-1', version: 6, ignoreHidden: 0 },
  ])
})

test('what stands beside the table is said, and another value or none counts in its place', async () => {
  const columnsOf = (required: string[]) =>
    ['铅封号', '英文船名', '入库类型', '箱型'].map((title) => ({
      key: title,
      title,
      required: required.includes(title),
      isWeight: false,
      requiredWith: title === '箱型' ? '箱号' : null,
      dictionary: null,
      choices: title === '箱型' ? ['20GP', '40HQ'] : [],
    }))
  const facts = [
    { key: '英文船名', text: 'DEMO PIONEER', row: 2, letter: 'B' },
    { key: '铅封号', text: 'S123', row: 3, letter: 'D' },
  ]
  const used = [{ position: 0, letter: 'A', heading: '箱号', keys: ['箱号'] }]
  const stored: ImportBatch = {
    ...batch,
    findingCount: 0,
    badRows: 0,
    facts,
    mapping: used,
    columns: columnsOf(['入库类型']),
    constants: { 入库类型: '一线进境' },
  }
  await page.viewport(390, 844)
  const answers = {
    [paths.get]: stored,
    [paths.rows]: { records: [line], total: 1, size: 50, current: 1, pages: 1 },
    [paths.setMapping]: stored,
  }
  const calls = await show(wizard, { answers })
  const says = (text: RegExp) => expect.element(page.getByText(text)).toBeVisible()
  await says(/取自表格之外，用于所有行：英文船名 DEMO PIONEER（B2）、铅封号 S123（D3）。/)
  await says(/统一填写：入库类型 一线进境。/)
  await page.getByRole('button', { name: '调整表头与列' }).click()
  await expect.element(page.getByLabelText('英文船名 B2')).toHaveValue('DEMO PIONEER')
  await expect.element(page.getByLabelText('箱型')).toHaveValue('')
  await page.getByLabelText('铅封号 D3').fill('')
  await page.getByLabelText('箱型').click()
  await page.getByRole('option', { name: '20GP' }).click()
  await page.getByRole('button', { name: '重新校验' }).click()
  const said = () => calls.find(({ path }) => path === paths.setMapping)?.input
  await expect
    .poll(said)
    .toMatchObject({ constants: { 入库类型: '一线进境', 铅封号: '', 箱型: '20GP' } })
  expect(said()).not.toHaveProperty('constants.英文船名')
})
