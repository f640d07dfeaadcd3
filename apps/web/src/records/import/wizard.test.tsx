import { onlineManager } from '@tanstack/react-query'
import type { ImportBatch } from '@yuncang/shared/nouns/import-batch/contract'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { data, show } from '../../testing/show.tsx'
import { Wizard } from './wizard.tsx'
import { words } from './words.ts'

beforeAll(() => startLanguage([common, words]))
afterEach(() => vi.unstubAllGlobals())

const columns = [
  '提单号',
  '客户名称',
  '入库类型',
  '预计到货日期',
  '箱号',
  '箱型',
  '铅封号',
  '商品名称',
]
const batch: ImportBatch = {
  id: 'batch-1',
  noun: 'inboundOrder',
  fileName: '十二月到货.xlsx',
  status: 'checked',
  rowCount: 12,
  badRows: 1,
  findingCount: 2,
  doubtfulRows: 0,
  warnings: [],
  tally: {
    ready: 9,
    wrong: 1,
    skipped: [
      { reason: 'total', count: 1 },
      { reason: 'note', count: 1 },
    ],
  },
  acceptance: null,
  createTime: '2026-11-23 10:00:00',
  publishTime: null,
  version: 3,
  jobId: 'job-1',
  progress: null,
  sheets: [{ name: 'Sheet1', rows: 13, hidden: false }],
  sheetNo: 0,
  headerStart: 1,
  headerRow: 1,
  mapping: columns.map((heading, position) => ({
    position,
    letter: String.fromCharCode(65 + position),
    heading,
    keys: heading === '铅封号' ? [] : [heading],
  })),
  columns: columns.map((title) => ({ key: title, title, required: false, isWeight: false })),
  constants: {},
  ignoreHidden: 0,
  meanings: [],
  refusal: null,
  sameAs: null,
  result: null,
}
const of = { productCode: '', productName: '进口标胶' }
const line = {
  row: 3,
  cells: ['DMLNQD26', '样例橡胶', '一线进境', '2026-02-30', 'DEMU1000010', '20GP', '', '进口标胶'],
  findings: [
    {
      row: 3,
      column: 'D',
      path: 'expectDate',
      level: 'error' as const,
      message: '不是日期：2026-02-30（如 2026-01-05）',
    },
    {
      row: 3,
      column: 'H',
      path: 'productName',
      level: 'error' as const,
      message: '商品「进口标胶」在商品管理中不存在（2 行），请新建商品或选择商品',
      choice: { noun: 'product' as const, of },
    },
  ],
}
const paths = {
  get: '/api/lh-base/import/get',
  rows: '/api/lh-base/import/rows',
  correct: '/api/lh-base/import/correct',
  setMapping: '/api/lh-base/import/setMapping',
  publish: '/api/lh-base/import/publish',
  discard: '/api/lh-base/import/discard',
}
const wizard = (
  <Wizard
    title="导入入库订单"
    noun="inboundOrder"
    importId="batch-1"
    onImport={() => {}}
    sayResult={() => '已导入'}
    onPublished={() => {}}
    onClose={() => {}}
    choose={(choice, say) => (
      <button type="button" onClick={() => say({ productName: choice.of['productName'] + '！' })}>
        选择商品
      </button>
    )}
  />
)

test('a file that is being mended says when the network is gone, and that what was typed is kept', async () => {
  const rows = { records: [line], total: 1, size: 50, current: 1, pages: 1 }
  await show(wizard, { answers: { [paths.get]: batch, [paths.rows]: rows } })
  await expect.element(page.getByText(/不是日期/).first()).toBeVisible()
  const notice = page.getByText(/网络已断开。填写的内容保留在本机/)
  await expect.element(notice).not.toBeInTheDocument()
  onlineManager.setOnline(false)
  await expect.element(notice).toBeVisible()
  onlineManager.setOnline(true)
  await expect.element(notice).not.toBeInTheDocument()
})

test('a wrong cell is in view, corrected in its place and checked again', async () => {
  let stored = batch
  const answers = {
    [paths.get]: () => data(stored),
    [paths.rows]: { records: [line], total: 1, size: 50, current: 1, pages: 1 },
    [paths.correct]: () => {
      stored = { ...batch, findingCount: 0, badRows: 0, version: 4 }
      return data(stored)
    },
  }
  await page.viewport(1440, 900)
  const calls = await show(wizard, { answers })
  await expect.element(page.getByText('未使用：G 铅封号')).toBeVisible()
  const tally = '共 12 行 = 可导入 9 + 有错误 1 + 跳过 2（合计 1、说明 1）'
  await expect.element(page.getByText(tally, { exact: true })).toBeVisible()
  const cell = page.getByRole('textbox', { name: '第 3 行 D 列' })
  await expect.element(cell).toBeInViewport()
  await expect.element(page.getByRole('textbox', { name: '第 3 行 H 列' })).toBeInViewport()
  await expect.element(page.getByRole('button', { name: '导入 12 行' })).toBeDisabled()
  await cell.fill('2026-03-01')
  await page.getByRole('button', { name: '重新校验（1 处修改）' }).click()
  await expect.element(page.getByText('12 行全部通过校验，可以导入。')).toBeVisible()
  expect(calls.find(({ path }) => path === paths.correct)?.input).toMatchObject({
    id: 'batch-1',
    version: 3,
    cells: [{ row: 3, position: 3, text: '2026-03-01' }],
  })
})

test('what is chosen for a name is said for all rows, with what was corrected so far', async () => {
  const answers = {
    [paths.get]: batch,
    [paths.rows]: { records: [line], total: 1, size: 50, current: 1, pages: 1 },
    [paths.correct]: { ...batch, version: 4 },
  }
  const calls = await show(wizard, { answers })
  await page.getByRole('button', { name: '选择商品' }).click()
  await expect
    .poll(() => calls.find(({ path }) => path === paths.correct)?.input)
    .toMatchObject({ cells: [], meanings: [{ of, is: { productName: '进口标胶！' } }] })
})

test('doubts are accepted by name before anything is imported', async () => {
  const doubtful: ImportBatch = {
    ...batch,
    findingCount: 0,
    badRows: 0,
    doubtfulRows: 1,
    warnings: [{ kind: 'inboundOrder.containerPayload', count: 1 }],
  }
  const [finding] = line.findings
  const doubt = { ...finding!, level: 'warning' as const, message: '货物重 26400 kg，请核对' }
  const answers = {
    [paths.get]: doubtful,
    [paths.rows]: {
      records: [{ ...line, findings: [doubt] }],
      total: 1,
      size: 50,
      current: 1,
      pages: 1,
    },
    [paths.publish]: { ...doubtful, status: 'publishing', version: 4 },
  }
  const calls = await show(wizard, { answers })
  const publish = page.getByRole('button', { name: '导入 12 行' })
  await expect.element(publish).toBeDisabled()
  await page.getByRole('checkbox', { name: '货重超过箱型限重（1 处）' }).click()
  await publish.click()
  await expect
    .poll(() => calls.find(({ path }) => path === paths.publish)?.input)
    .toEqual({ id: 'batch-1', version: 3, accepted: ['inboundOrder.containerPayload'] })
})

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

test('a file that is being read for the first time can be given up', async () => {
  const answers = {
    [paths.get]: { ...batch, status: 'reading', sheets: [], mapping: [] },
    [paths.discard]: null,
  }
  const calls = await show(wizard, { answers })
  await page.getByRole('button', { name: '取消校验' }).click()
  await expect
    .poll(() => calls.find(({ path }) => path === paths.discard)?.input)
    .toEqual({ id: 'batch-1', version: 3 })
})
