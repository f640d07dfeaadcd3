import type { OutboundTruck } from '@yuncang/shared/nouns/outbound-order/truck'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { refusal, show } from '../../testing/show.tsx'
import { LoadDialog } from './load-dialog.tsx'
import { words as orderWords } from './words/order.ts'
import { words as truckWords } from './words/trucks.ts'

beforeAll(() => startLanguage([common, orderWords, truckWords]))
beforeEach(() => page.viewport(320, 568))

// What the dialog looks at.
const truck = {
  id: 't1',
  orderId: 'o1',
  plateNo: '鲁B12345',
  driverName: '司机甲（虚构）',
  signer: '',
  version: 3,
  loads: [],
} as unknown as OutboundTruck
const allocationOf = (id: string) => ({
  id,
  lineId: 'l1',
  lotNo: `RK-${id}`,
  batchNo: '',
  locationCode: 'A-01-02',
  containerNo: 'DEMU1000010',
  qty: '20.1600',
  pieces: 16,
  loadedQty: '0.0000',
  loadedPieces: 0,
  pallets: 8,
  loadedPallets: 0,
})
const load = '/api/lh-wms/outboundTruck/load'
const tooMuch = '批次 RK-1 最多还可装 20.16，本次填写了 25，请改小'
const goods = '/api/lh-wms/outboundOrderAllocation/getListByOutboundOrderId/o1'
const shown = async (answer: () => Response = () => refusal(409, tooMuch)) => {
  const calls = await show(<LoadDialog truck={truck} onClose={() => {}} />, {
    answers: {
      [goods]: ['1', '2', '3'].map(allocationOf),
      '/api/lh-wms/outboundOrderLine/getListByOutboundOrderId/o1': [
        { id: 'l1', unit: 'TNE', productName: '20号标准胶' },
      ],
      '/api/lh-system/dict/findDict': [{ dictValue: 'TNE', dictLabel: '吨' }],
      [load]: answer,
    },
  })
  return (path = load) => calls.filter((call) => call.path === path)
}
const done = () => page.getByRole('button', { name: /^装\s*车$/ })

test('whoever loads sees which goods each lot is, and how much of them in which unit', async () => {
  await shown()
  await expect.element(page.getByText('20号标准胶').first()).toBeVisible()
  await expect.element(page.getByLabelText('数量（余 20.160 吨）').first()).toBeInTheDocument()
})

test('a truck with nothing on it is not called loaded', async () => {
  const loads = await shown()
  await done().click()
  await expect.element(page.getByText(/还没有填写装上的货物/)).toBeVisible()
  expect(loads()).toEqual([])
})

test('pieces without a quantity are asked about, not left out', async () => {
  const loads = await shown()
  await page.getByLabelText(/^件数/).nth(1).fill('5')
  await page.getByRole('button', { name: '全部装上' }).first().click()
  await done().click()
  await expect.element(page.getByText('批次 RK-2 只填了件数或托数，请再填写数量')).toBeVisible()
  expect(loads()).toEqual([])
})

test('what stands against a load is in view, however long the dialog', async () => {
  await shown()
  await page.getByLabelText(/^数量/).first().fill('25')
  await done().click()
  await expect.element(page.getByText(tooMuch)).toBeInViewport()
})

test('a truck that somebody else has loaded meanwhile is not loaded over, and is looked at again', async () => {
  const faster = '数据已被他人修改，请刷新后核对：李四（虚构） 2026-11-24 20:42:00 装车'
  const loads = await shown(() => refusal(409, faster, 'record.stale'))
  const asked = loads(goods).length
  await page.getByRole('button', { name: '全部装上' }).first().click()
  await done().click()
  await expect.element(page.getByText(faster)).toBeVisible()
  expect(loads().map(({ input }) => input)).toMatchObject([
    {
      id: 't1',
      version: 3,
      loads: [{ allocationId: '1', qty: '20.16', pieces: 16, pallets: 8 }],
    },
  ])
  await expect.poll(() => loads(goods).length).toBeGreaterThan(asked)
})
