import type { ImportBatch } from '@yuncang/shared/nouns/import-batch/contract'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { data, refusal, show } from '../../testing/show.tsx'
import { MappingStep } from './mapping-step.tsx'
import { Wizard } from './wizard.tsx'
import { batch, paths } from './wizard-sample.tsx'
import { words } from './words.ts'

beforeAll(() => startLanguage([common, words]))

type Part = ImportBatch['parts'][number]
const partOf = (sheet: number, name: string, more: Partial<Part> = {}): Part => ({
  id: `batch-${sheet}`,
  version: 3,
  sheet,
  name,
  status: 'checked',
  rowCount: 12,
  findingCount: 0,
  doubtfulRows: 0,
  result: null,
  ...more,
})
const parts = [
  partOf(1, '一月'),
  partOf(2, '二月', { findingCount: 2 }),
  partOf(3, '三月'),
  partOf(4, '四月', { doubtfulRows: 1 }),
]
const clean: ImportBatch = { ...batch, findingCount: 0, badRows: 0, parts }
const rows = { records: [], total: 0, size: 50, current: 1, pages: 0 }
const opened: (string | undefined)[] = []
const wizard = (
  <Wizard
    title="导入入库订单"
    noun="inboundOrder"
    importId="batch-1"
    onImport={(id) => opened.push(id)}
    sayResult={({ orders }) => `已导入 ${String(orders)} 票`}
    onPublished={() => {}}
    onClose={() => {}}
  />
)

test('the sheets that hold rows are chosen one by one or all that are not hidden', async () => {
  const upload: ImportBatch = {
    ...batch,
    status: 'draft',
    refusal: '工作表 一月、二月 都有数据，请选择要导入的工作表',
    sheets: [
      { name: '一月', rows: 13, hidden: false },
      { name: '空', rows: 0, hidden: false },
      { name: '二月', rows: 5, hidden: false },
      { name: '备份', rows: 2, hidden: true },
    ],
  }
  const calls = await show(<MappingStep batch={upload} onChecked={() => {}} />, {
    answers: { [paths.rows]: rows, [paths.takeSheets]: upload, [paths.setMapping]: upload },
  })
  const box = (name: string) => page.getByRole('checkbox', { name })
  await expect.element(box('备份（隐藏，2 行）')).toBeVisible()
  await expect.element(box('空')).not.toBeInTheDocument()
  const take = (count: number) => page.getByRole('button', { name: `导入所选工作表（${count}）` })
  await expect.element(take(0)).toBeDisabled()
  await box('二月（5 行）').click()
  await take(1).click()
  const sent = (path: string) => calls.find((call) => call.path === path)?.input
  await expect
    .poll(() => sent(paths.setMapping))
    .toEqual({ id: 'batch-1', version: 3, sheet: 2, constants: {} })
  await box('全选（隐藏的除外）').click()
  await take(2).click()
  await expect
    .poll(() => sent(paths.takeSheets))
    .toEqual({ id: 'batch-1', version: 3, sheets: [0, 2], constants: {} })
})

test('each sheet of the file is shown with its state, and leads to its own import', async () => {
  await show(wizard, { answers: { [paths.get]: clean, [paths.rows]: rows } })
  const sheet = (name: string) => page.getByRole('button', { name, exact: true })
  await expect.element(sheet('一月 无误')).toHaveAttribute('aria-current', 'page')
  await expect.element(sheet('四月 提示 1 行')).toBeVisible()
  await sheet('二月 2 处需要更正').click()
  expect(opened.at(-1)).toBe('batch-2')
})

test('all sheets that are fine are imported, and it is said what became of each', async () => {
  let stored = clean
  const published = (id: string): Part[] =>
    stored.parts.map((part) =>
      part.id === id ? { ...part, status: 'published', result: { orders: 2 } } : part,
    )
  const calls = await show(wizard, {
    answers: {
      [paths.get]: () => data(stored),
      [paths.rows]: rows,
      [paths.publish]: (_: URL, input: { id: string }) => {
        if (input.id === 'batch-3') return refusal(409, '数据已被他人修改')
        stored = {
          ...stored,
          status: 'published',
          parts: published(input.id),
          result: { orders: 2 },
        }
        return data(stored)
      },
    },
  })
  await page.getByRole('button', { name: '导入全部无误的工作表（2）' }).click()
  await expect.element(page.getByText('一月：已导入 2 票')).toBeVisible()
  await expect.element(page.getByText('三月：数据已被他人修改')).toBeVisible()
  const asked = calls.flatMap(({ path, input }) => (path === paths.publish ? [input] : []))
  expect(asked).toEqual([
    { id: 'batch-1', version: 3 },
    { id: 'batch-3', version: 3 },
  ])
  await page.getByRole('button', { name: '下一个工作表：二月' }).click()
  expect(opened.at(-1)).toBe('batch-2')
})
