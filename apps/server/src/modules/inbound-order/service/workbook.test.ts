import { inboundColumns } from '@yuncang/shared/nouns/inbound-order/workbook'
import { afterEach, expect, test, vi } from 'vitest'
import { issueList } from '../../../files/spreadsheet/issues.ts'
import { findTable } from '../../../files/spreadsheet/understand.ts'
import { draftsOf, groupByBill } from './workbook.ts'

afterEach(() => vi.restoreAllMocks())

const headings = [
  '提单号',
  '客户名称',
  '入库类型',
  '预计到货日期',
  '商品名称',
  '计划件数',
  '净重(千克)',
]

async function read(lines: number) {
  const line = ['DEMO1', '样例橡胶', '一线进境', '2026-12-01', '20号标准胶', '16', '20160']
  const rows = [headings, ...Array.from({ length: lines }, () => line)]
  const sheet = { name: 'A', rows: rows.map((cells, index) => ({ number: index + 1, cells })) }
  const table = await findTable([sheet], inboundColumns, 'zh')
  const issues = issueList(table, 'zh')
  const choices = {
    find: () => '1',
    code: 'INBOUND_TYPE',
    labelOf: () => '',
    choices: { zh: '', en: '' },
  }
  const customer = { id: 'c1', customerName: '样例橡胶', isStop: 0 } as const
  const help = {
    inboundTypes: choices,
    businessTypes: choices,
    customers: new Map([['样例橡胶', customer]]),
  }
  const groups = await groupByBill(table, issues)
  return { issues, drafts: () => draftsOf(groups, help, issues) }
}

test('the many lines of one order keep nobody waiting', async () => {
  const { issues, drafts } = await read(2000)
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1))
  let turnsOfOthers = 0
  const work = drafts()
  const state = { isOver: false }
  void work.finally(() => (state.isOver = true))
  while (!state.isOver) {
    await new Promise((resolve) => setImmediate(resolve))
    turnsOfOthers += 1
  }
  const [draft] = await work
  expect(issues.list()).toEqual([])
  expect(draft?.inboundProductList).toHaveLength(2000)
  expect(turnsOfOthers).toBeGreaterThan(200)
})

test('an order of more lines than there may be is refused at its first row', async () => {
  const { issues, drafts } = await read(50_001)
  expect(await drafts()).toEqual([])
  expect(issues.list()).toMatchObject([{ row: 2, column: 'A' }])
})
