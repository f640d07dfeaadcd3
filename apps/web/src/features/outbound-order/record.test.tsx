import { RouterProvider } from '@tanstack/react-router'
import { outboundStatuses } from '@yuncang/shared/nouns/outbound-order/rules'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { record } from '../../i18n/record.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { RecordTimeline } from '../../records/history/history.tsx'
import { createTabRouter } from '../../routes/router.ts'
import { show } from '../../testing/show.tsx'
import { useRecordWords } from './step-words.ts'
import { words } from './words/order.ts'

beforeAll(() => startLanguage([common, record, words]))

function Record() {
  return <RecordTimeline id="order" wordsOf={useRecordWords()} />
}

const step = (id: string, action: string, fieldDiff: object) => ({
  id,
  action,
  fieldDiff,
  realName: '仓管老张',
  time: '2026-11-24 20:00:03',
})

const operations = '/api/lh-wms/operateRecord/getRecordByBusinessId'
const found = '/api/lh-wms/outboundOrder/getOutboundOrderById'

test('the record of an order names the trucks that are sent', async () => {
  const sent = [
    ['TH202611240001', '鲁B12345'],
    ['TH202611240002', '鲁B54321'],
  ]
  const issue = step('1', 'issue', { trucks: { before: null, after: sent } })
  await show(<Record />, { answers: { [operations]: [issue] } })
  await expect
    .element(page.getByText('仓管老张 下发提货指令 鲁B12345、鲁B54321', { exact: true }))
    .toBeVisible()
})

test('the record of an order says why a truck was sent back, and why a photo came late', async () => {
  const back = step('1', 'abort', {
    truck: { before: '鲁B12345', after: null },
    reason: { before: null, after: '库位封锁' },
  })
  const late = step('2', 'document.add', {
    document: { before: null, after: '装车.webp' },
    reason: { before: null, after: '出场时手机没电' },
  })
  await show(<Record />, { answers: { [operations]: [back, late] } })
  await expect.element(page.getByText('库位封锁')).toBeVisible()
  await expect.element(page.getByText('出场时手机没电')).toBeVisible()
})

test.each([
  ['while it waits', 'submitted', 1],
  ['no more once it is audited', 'reserved', 0],
] as const)(
  'an order without a contract says so to whoever audits it: %s',
  async (_when, status, notes) => {
    const order = {
      id: 'o1',
      orderNo: 'CK202611240001',
      outboundStatus: outboundStatuses[status],
      contractId: null,
      customerName: '青岛货主',
      pickDate: '2026-11-24',
      totalPieces: 32,
      netWeight: '40320.000',
      outPieces: 0,
      outNet: '0.000',
      closeReason: '',
    }
    const router = createTabRouter(
      '/wms/outboundOrder/detail/o1',
      () => true,
      () => {},
    )
    await show(<RouterProvider router={router} />, { answers: { [found]: order } })
    await expect.element(page.getByText('无合同', { exact: true })).toBeVisible()
    const note = '无合同：青岛货主 没有合同（提货日期 2026-11-24）。通过即同意无合同出库。'
    await expect.element(page.getByText(note)).toHaveLength(notes)
  },
)
