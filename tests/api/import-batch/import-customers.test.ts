import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { heads } from '../../support/ugly/lines.ts'
import { inboundLine, knownCustomer, workbook } from '../../support/workbooks.ts'

/* Clerks write customers by their short names; one that a single customer goes by is that customer. */
let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const headings = ['提单号', '客户简称', ...heads.slice(2)]
const upload = async (lines: Parameters<typeof inboundLine>[0][]) => {
  const bytes = await workbook([headings, ...lines.map(inboundLine)])
  return (await app.upload('inboundOrder.import', bytes, 'a.xlsx', 'kf')).body
}
const customerOf = async (masterBillNo: string) => {
  const { records } = await app.data('inboundOrder.page', { masterBillNo }, 'kf')
  return records.map((order: { customerName: string }) => order.customerName)
}
const newCustomer = (name: string, shortName: string) => {
  const draft = { customerName: name, shortName, socialCreditCode: `TEST-${name}`, isVisual: 1 }
  return app.data('customer.create', draft, 'kf')
}

describe('a customer in a workbook', () => {
  test('goes by its short name, and by both within one bill', async () => {
    const body = await upload([
      { bill: 'SHORT0001', customer: '样例橡胶' },
      { bill: 'SHORT0001', customer: knownCustomer, container: 'DEMU1000026' },
    ])
    expect(body).toMatchObject({ code: 200 })
    expect(await customerOf('SHORT0001')).toEqual([knownCustomer])
  })

  test('is not guessed when several go by that name', async () => {
    await newCustomer('甲测试一公司', '甲测试')
    await newCustomer('甲测试二公司', '甲测试')
    const body = await upload([{ bill: 'SHORT0002', customer: '甲测试' }])
    expect(body.data.issues).toMatchObject([
      { row: 2, column: 'B', message: '简称「甲测试」不止一个客户在用，请填写客户全称' },
    ])
    expect(await customerOf('SHORT0002')).toEqual([])
  })

  test('is the one whose full name it is, whoever has it as a short name', async () => {
    await newCustomer('乙测试', '乙')
    await newCustomer('乙测试贸易公司', '乙测试')
    expect(await upload([{ bill: 'SHORT0003', customer: '乙测试' }])).toMatchObject({ code: 200 })
    expect(await customerOf('SHORT0003')).toEqual(['乙测试'])
  })

  test('that nobody goes by is named, and so is another one within a bill', async () => {
    const unknown = await upload([{ bill: 'SHORT0004', customer: '没有的简称' }])
    expect(unknown.data.issues).toMatchObject([{ row: 2, column: 'B' }])
    const two = await upload([
      { bill: 'SHORT0005', customer: '样例橡胶' },
      { bill: 'SHORT0005', customer: '乙测试', container: 'DEMU1000026' },
    ])
    expect(two.data.issues).toMatchObject([{ row: 3, column: 'B' }])
  })
})
