import type { OutboundOrder } from '@yuncang/shared/nouns/outbound-order/contract'
import { outboundStatuses, truckStatuses } from '@yuncang/shared/nouns/outbound-order/rules'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { data, refusal, show } from '../../testing/show.tsx'
import { TruckSection } from './trucks.tsx'
import { words as orderWords } from './words/order.ts'
import { words as truckWords } from './words/trucks.ts'

beforeAll(() => startLanguage([common, orderWords, truckWords]))

// What the section looks at.
const order = { id: 'o1', outboundStatus: outboundStatuses.loading } as OutboundOrder
const truck = {
  id: 't1',
  orderId: 'o1',
  thNo: 'TH202611240001',
  plateNo: '鲁B12345',
  driverName: '司机甲（虚构）',
  driverPhone: '13800000001',
  status: truckStatuses.inYard,
  version: 3,
  loads: [],
}
const documents = '/api/lh-wms/file/list'

/** An order with a truck to be loaded, as whoever loads sees it. */
const open = (files: () => Response | Promise<Response>) =>
  show(<TruckSection order={order} />, {
    session: { permissions: new Set(['outboundOrder:read', 'outboundOrder:load']) },
    answers: {
      '/api/lh-wms/outboundTruck/getListByOutboundOrderId/o1': [truck],
      [documents]: files,
    },
  })
const load = page.getByRole('button', { name: /^装\s*车$/ })
const photos = page.getByRole('group', { name: '鲁B12345 的装车照片' })

test('the steps of a truck come together with its photos, which would push them from under the thumb', async () => {
  let alone = 0
  const watch = new MutationObserver(() => {
    if (load.query() !== null && photos.query() === null) alone += 1
  })
  watch.observe(document.body, { childList: true, subtree: true })
  let answered = false
  let answer = () => {}
  await open(
    () =>
      new Promise((resolve) => {
        answer = () => resolve(data([]))
        answered = true
      }),
  )
  await expect.element(page.getByText('鲁B12345', { exact: true })).toBeVisible()
  await expect.poll(() => answered).toBe(true)
  expect(load.query()).toBeNull()
  answer()
  await expect.element(load).toBeVisible()
  await expect.element(photos).toBeVisible()
  watch.disconnect()
  expect(alone).toBe(0)
})

test('a truck is loaded although its photos cannot be listed', async () => {
  await open(() => refusal(500))
  await expect.element(load).toBeVisible()
})
