import { expect, test } from 'vitest'
import type { RecordedStep } from '../../records/history/history.tsx'
import { queryClient, trpc } from '../../api/client.ts'
import { completedBy, searchProducts } from './known-products.ts'
import { usualOf } from './form-fields.tsx'
import { reachedBy } from './status-steps.tsx'

const did = (action: string, after: number | undefined, realName: string) => {
  const fieldDiff: RecordedStep['fieldDiff'] =
    after === undefined ? {} : { orderStatus: { before: 0, after } }
  return { action, realName, time: `2025-03-03 10:00:0${after ?? 0}`, fieldDiff }
}

test('a state was reached by whoever brought the order there last', () => {
  const reached = reachedBy([
    did('create', undefined, '客服'),
    did('submit', 1, '客服'),
    did('reject', 8, '审核'),
    did('submit', 1, '同事'),
    did('setCard', undefined, '仓管'),
  ])
  expect([...reached].map(([state, { name }]) => [state, name])).toEqual([
    [0, '客服'],
    [1, '同事'],
    [8, '审核'],
  ])
})

test('an inbound type brings what usually goes with it', () => {
  expect(usualOf('1')).toEqual({ bondedFlag: 1, businessType: '1', tradeType: '3' })
  expect(usualOf('4')).toEqual({ bondedFlag: 0, businessType: '2', tradeType: '1' })
  expect(usualOf('6')).toMatchObject({ bondedFlag: 0, businessType: '4' })
})

const columns = [
  { key: 'productName', title: '', width: 1, kind: 'text' as const },
  { key: 'productCode', title: '', width: 1, kind: 'text' as const },
]

test('a barcode that was scanned for a code becomes the code and the name of its product', async () => {
  const keyword = '4006381333931'
  const found = [
    { id: '1', productCode: 'PEN-1', productName: '笔', barcode: keyword, spec: '', enName: '' },
  ]
  queryClient.setQueryData<unknown>(trpc.product.select.queryKey({ keyword }), found)
  expect(await searchProducts(keyword, 'productCode')).toMatchObject([{ value: 'PEN-1' }])
  const rows = [
    ['', keyword],
    ['', ''],
  ]
  const state = { rows, width: 2 } as unknown as Parameters<ReturnType<typeof completedBy>>[0] // what it reads
  expect(completedBy(columns)(state).rows).toEqual([
    ['笔', 'PEN-1'],
    ['', ''],
  ])
})

test('goods that are not known are left as they are written', () => {
  const rows = [
    ['不知名的货', ''],
    ['', 'X-1'],
    ['', ''],
  ]
  const state = { rows, width: 2 } as unknown as Parameters<ReturnType<typeof completedBy>>[0] // what it reads
  expect(completedBy(columns)(state)).toBe(state)
})
