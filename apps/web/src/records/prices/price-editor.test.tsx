import { tariffMessages } from '@yuncang/shared/nouns/tariff/messages'
import { addMessages } from '@yuncang/shared/client-messages'
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { prices } from '../../i18n/prices.ts'
import { stops } from './words/stops.ts'
import { editing } from './words/editing.ts'
import { record } from '../../i18n/record.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { show } from '../../testing/show.tsx'
import type { Lines } from '../../ui/form/line-editor/lines.ts'
import '../../ui/base.css'
import { offered } from './testing/offered.ts'
import { words as why } from './words/why.ts'
import { PriceEditor, startPrices } from './price-editor.tsx'

beforeAll(() => {
  startLanguage([common, prices, stops, editing, record, why])
  addMessages(tariffMessages)
})

async function open(): Promise<Lines> {
  const lines = startPrices(offered, [])
  await show(<PriceEditor lines={lines} offered={offered} onChange={() => {}} />)
  return lines
}

const cell = (row: number, col: number) =>
  page.elementLocator(document.querySelector(`[data-row="${row}"] [data-col="${col}"]`)!)

async function paste(text: string): Promise<void> {
  await cell(0, 0).click()
  const data = new DataTransfer()
  data.setData('text/plain', text)
  document.activeElement!.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
  )
}

const written = (lines: Lines, row: number): string[] =>
  ['feeCode', 'calcMethod', 'price', 'currency', 'unit', 'taxRate', 'taxIncluded'].map(
    (key) => lines.view().rows[row]![lines.columns.findIndex((each) => each.key === key)]!,
  )

test('a block is understood in Chinese and English, and completed by its fees', async () => {
  const lines = await open()
  await paste('仓储费\t按天按量\t￥0.80\t人民币\t元/吨·天\nInbound handling fee\t\t25 元\t\tMT\n')
  expect(written(lines, 0)).toEqual(['CCF', 'DAY_UNIT', '0.80', 'CNY', '吨', '0.06', '1'])
  expect(written(lines, 1)).toEqual(['RKF', 'UNIT', '25', 'CNY', '吨', '0.06', '1'])
  await expect.element(page.getByText(/处有误/)).not.toBeInTheDocument()
})

test('a price list of somebody else goes where its headings say; what the sheet does not have is named', async () => {
  const lines = await open()
  await paste(
    '序号\t项目\t计费单位\t单价（元）\t备注\n1\t仓储费\t元/吨·天\t￥0.80\t免 7 天\n2\t入库费\t吨\t25元/吨\t\n',
  )
  expect(written(lines, 0)).toEqual(['CCF', 'DAY_UNIT', '0.80', 'CNY', '吨', '0.06', '1'])
  expect(written(lines, 1)).toEqual(['RKF', 'UNIT', '25', 'CNY', '吨', '0.06', '1'])
  await expect
    .element(page.getByText('已按表头粘贴。本表没有这些列，未粘贴：序号、备注'))
    .toBeVisible()
  await paste('入库费\t\t30')
  await expect.element(page.getByText(/已按表头粘贴/)).not.toBeInTheDocument()
})

test('what is not understood is marked in its cell with the reason, whatever else is still blank', async () => {
  await open()
  await paste('仓租\t\t\t\t公斤\n入库费\t天数阶梯\t\t\t\n')
  await expect.element(page.getByText(/没有叫「仓租」的费用/).first()).toBeVisible()
  await expect.element(page.getByText(/单位「公斤」不认识/).first()).toBeVisible()
  await expect.element(page.getByText(/「入库费」不能按「天数阶梯」计费/).first()).toBeVisible()
})

test('tiers are checked while they are typed, and set one below the other without gaps', async () => {
  const lines = await open()
  await paste('仓储费\t天数阶梯\n')
  const tiers = lines.columns.findIndex(({ key }) => key === 'tiers')
  lines.goTo({ row: 0, col: tiers })
  await userEvent.keyboard('1-30: 0.8; 40-: 1')
  await expect
    .element(page.getByText('第 2 档须从 31 起，紧接上一档，不能有空档或重叠'))
    .toBeVisible()
  await userEvent.keyboard('{Enter}')
  await cell(0, 0).click()

  const panel = page.getByRole('region', { name: '第 1 行的阶梯' })
  await expect.element(panel.getByText('40')).toBeVisible()
  await panel.getByLabelText('第 1 档止').fill('60')
  await expect.element(panel.getByText('61')).toBeVisible()
  expect(lines.view().rows[0]![tiers]).toBe('1-60: 0.8; 61-: 1')
  await panel.getByRole('button', { name: /加一档/ }).click()
  await expect.element(panel.getByText(/阶梯请按|没有止值/)).toBeVisible()
  await panel.getByLabelText('第 2 档止').fill('90')
  await panel.getByLabelText('第 3 档单价').fill('1.2')
  await expect.element(panel.getByRole('status')).toBeEmptyDOMElement()
  expect(lines.view().rows[0]![tiers]).toBe('1-60: 0.8; 61-90: 1; 91-: 1.2')
})

test('a sample is priced while the sheet is typed, with its reasons and without what is not complete', async () => {
  await open()
  await paste('仓储费\t按天按量\t0.8\n入库费\t按数量\t25\n入库费\t\t\t\t托\n')
  const calculator = page.getByRole('region', { name: '试算' })
  // 20 t for 30 days at 0.8, and once at 25.
  await expect.element(calculator.getByText('480.00 CNY')).toBeVisible()
  await expect.element(calculator.getByText('980.00 CNY')).toBeVisible()
  await expect.element(calculator.getByText('1 行还不完整，未计入')).toBeVisible()
  await calculator.getByText('480.00 CNY').click()
  await expect.element(calculator.getByText('明细合计').first()).toBeVisible()
  await calculator.getByLabelText('净重（吨）').fill('10')
  await expect.element(calculator.getByText('490.00 CNY')).toBeVisible()
  await calculator.getByLabelText('净重（吨）').fill('很多')
  await expect.element(calculator.getByText(/请填写正确的数量和日期/)).toBeVisible()
})

test('on a phone the line that somebody stands in is a card, whose fields are understood as cells are', async () => {
  await page.viewport(390, 844)
  try {
    const lines = await open()
    const card = page.getByRole('region', { name: '第 1 行，共 1 行' })
    await paste('入库费\t按数量\n')
    await card.getByLabelText(/单价/).fill('25 元')
    await userEvent.tab()
    await card.getByLabelText(/税率/).fill('9%')
    await userEvent.tab()
    expect(written(lines, 0)).toEqual(['RKF', 'UNIT', '25', 'CNY', '吨', '0.09', '1'])
    await card.getByLabelText(/单价/).fill('很贵')
    await userEvent.tab()
    await expect.element(card.getByText(/请填写数字/)).toBeVisible()
    await expect.element(card.getByLabelText('限品牌')).not.toBeInTheDocument()
    await card.getByRole('button', { name: '显示全部项目' }).click()
    await expect.element(card.getByLabelText('限品牌')).toBeVisible()
  } finally {
    await page.viewport(1280, 800)
  }
})
