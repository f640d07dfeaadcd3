import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { newCustomer } from '../../support/contracts.ts'
import { readPdf } from '../../support/pdf.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ clock: () => '2026-03-31T00:00:00.000Z' })
})
afterAll(() => app.close())

test('an inbound order is on paper with its goods, containers and room to sign, until its audit as a draft', async () => {
  const customerName = '青岛入库单样例有限公司（虚构）'
  const { id, orderNo } = await app.data(
    'inboundOrder.create',
    {
      masterBillNo: 'DMLNQD26030777',
      customerId: await newCustomer(app, customerName),
      inboundType: '1',
      businessType: '1',
      expectDate: '2026-04-02',
      remark: '小心轻放',
      inboundContainerList: [
        { containerNo: 'DEMU1000010', containerSize: '20GP', sealNo: 'SD634573' },
      ],
      inboundProductList: [
        {
          containerNo: 'DEMU1000010',
          productName: '20号标准胶 TSR20',
          planPieces: 1600,
          planNet: '20160',
        },
      ],
    },
    'kf',
  )
  const print = async (locale: string) => {
    const asked = { paper: 'inboundOrder', businessId: id, locale }
    return (await readPdf(await app.download('paper.print', asked, 'ck'))).pages.join('\n')
  }
  const chinese = (await print('zh')).replaceAll(/\s/g, '')
  for (const text of [
    orderNo,
    'DMLNQD26030777',
    customerName,
    '20号标准胶TSR20',
    '1,60020.160',
    'SD634573',
    '小心轻放',
    '送货人（司机）',
    '草稿',
    '第1次打印',
  ]) {
    expect(chinese).toContain(text)
  }
  const english = await print('en')
  for (const text of ['Warehouse receipt', 'Delivered by (driver)', 'Draft', 'Print no. 2'])
    expect(english).toContain(text)
  const copies = await app.data('paper.copies', { paper: 'inboundOrder', businessId: id }, 'kf')
  expect(copies.map(({ times }: any) => times)).toEqual([2, 1])
})
