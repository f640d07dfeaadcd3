import type { ImportBatch } from '@yuncang/shared/nouns/import-batch/contract'
import { Wizard } from './wizard.tsx'

/* A file in the wizard, as the tests of its steps show it. */

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
export const batch: ImportBatch = {
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
  parts: [],
  sheetNo: 0,
  headerStart: 1,
  headerRow: 1,
  mapping: columns.map((heading, position) => ({
    position,
    letter: String.fromCharCode(65 + position),
    heading,
    keys: heading === '铅封号' ? [] : [heading],
  })),
  columns: columns.map((title) => ({
    key: title,
    title,
    required: false,
    requiredWith: null,
    dictionary: null,
    choices: [],
    isWeight: false,
  })),
  facts: [],
  constants: {},
  ignoreHidden: 0,
  meanings: [],
  refusal: null,
  sameAs: null,
  result: null,
}
export const of = { productCode: '', productName: '进口标胶' }
export const line = {
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
export const paths = {
  get: '/api/lh-base/import/get',
  rows: '/api/lh-base/import/rows',
  correct: '/api/lh-base/import/correct',
  setMapping: '/api/lh-base/import/setMapping',
  takeSheets: '/api/lh-base/import/takeSheets',
  publish: '/api/lh-base/import/publish',
  discard: '/api/lh-base/import/discard',
}
export const wizard = (
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
