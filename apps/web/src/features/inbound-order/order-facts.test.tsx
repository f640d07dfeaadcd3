import type { InboundOrder } from '@yuncang/shared/nouns/inbound-order/contract'
import { orderStatuses } from '@yuncang/shared/nouns/inbound-order/rules'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { addressOf, routed } from '../../testing/routed.tsx'
import { show } from '../../testing/show.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderNotes } from './order-notes.tsx'
import { words } from './words/order.ts'
import { words as stepWords } from './words/steps.ts'

beforeAll(() => startLanguage([common, words, stepWords]))

// What the facts look at.
const order = {
  orderNo: 'RK202611240001',
  orderStatus: 5,
  contractId: 'c1',
  totalPieces: 32,
  netWeight: '40320.000',
  grossWeight: '40960.000',
  volume: '64.9600',
  actPieces: 31,
  actNet: '39060.000',
  actGross: '39680.000',
  actVolume: '62.9300',
} as InboundOrder
const contracts = { '/api/lh-base/contract/getContractInfo': { contractNo: 'HT-2025-001' } }
const who = (...permissions: 'contract:read'[]) => ({
  session: { permissions: new Set(permissions) },
  answers: contracts,
})

test('once its goods are in, an order says what came beside what was planned', async () => {
  await show(<OrderFacts order={order} />, who())
  await expect.element(page.getByText('实收 31，计划 32')).toBeVisible()
  await expect.element(page.getByText('实收 39.060，计划 40.320')).toBeVisible()
})

test('until then it says what is planned', async () => {
  const none = { actPieces: null, actNet: null, actGross: null, actVolume: null }
  await show(<OrderFacts order={{ ...order, ...none }} />, who())
  await expect.element(page.getByText('40.320', { exact: true })).toBeVisible()
})

test('whoever may not read contracts waits for none', async () => {
  await show(<OrderFacts order={order} />, who())
  await expect.element(page.getByText('RK202611240001')).toBeVisible()
  await expect.element(page.getByText('合同')).not.toBeInTheDocument()
})

test('whoever may sees its number, and the way to it', async () => {
  await show(routed(<OrderFacts order={order} />), who('contract:read'))
  const link = page.getByRole('link', { name: 'HT-2025-001' })
  expect((await addressOf(link)).pathname).toBe('/contract/contract/detail/c1')
})

test('whoever audits an order of a customer without a contract reads so above it', async () => {
  const { submitted, planned } = orderStatuses
  const without = { ...order, contractId: null, customerName: '青岛货主', expectDate: '2026-11-24' }
  await show(
    <>
      <OrderNotes order={{ ...without, orderStatus: submitted }} state={{}} />
      <OrderNotes order={{ ...order, orderStatus: submitted }} state={{}} />
      <OrderNotes order={{ ...without, orderStatus: planned }} state={{}} />
    </>,
  )
  const note = '无合同：青岛货主 在 2026-11-24 没有有效合同。通过即同意无合同入库。'
  await expect.element(page.getByText(note)).toBeVisible()
  await expect.element(page.getByRole('alert')).toHaveLength(1)
})
