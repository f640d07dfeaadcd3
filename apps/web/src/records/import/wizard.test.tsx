import { onlineManager } from '@tanstack/react-query'
import type { ImportBatch } from '@yuncang/shared/nouns/import-batch/contract'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { data, show } from '../../testing/show.tsx'
import { batch, line, of, paths, wizard } from './wizard-sample.tsx'
import { words } from './words.ts'

beforeAll(() => startLanguage([common, words]))

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
