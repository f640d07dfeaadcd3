import { expect, test } from 'vitest'
import { sectionLabelsOf } from './section-labels.ts'

test('tyre sales call three fields by names of their own', () => {
  const labels = sectionLabelsOf('轮胎销售板块')
  expect(labels).toMatchObject({
    billNo: { zh: 'ERP订单编号' },
    masterBillNo: { zh: 'SAP发货单号' },
    quantity: { zh: '销售数量' },
  })
})

test.each(['跨境电商板块', '轮胎销售', '', null])('%j has no names of its own', (section) => {
  expect(sectionLabelsOf(section)).toBeUndefined()
})
