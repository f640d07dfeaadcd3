import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { uglies } from '../../support/ugly/cases.ts'
import { expected } from '../../support/ugly/lines.ts'
import { knownCustomer } from '../../support/workbooks.ts'

/* Workbooks as clerks really send them, each with the right answer. */
let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

async function storedOrder(masterBillNo: string) {
  const order = await app.data('inboundOrder.getByBill', { masterBillNo }, 'kf')
  const { id, customerName, totalPieces, netWeight, grossWeight, expectDate, inboundType } = order
  const boxes = await app.data('inboundOrder.containers', { id }, 'kf')
  const goods = await app.data('inboundOrder.products', { id }, 'kf')
  const sizes = new Map<string, string>()
  for (const { containerNo, containerSize } of boxes)
    sizes.set(String(containerNo), String(containerSize))
  expect(customerName).toBe(knownCustomer)
  return {
    pieces: totalPieces,
    net: netWeight,
    gross: grossWeight,
    date: expectDate,
    type: inboundType,
    lines: goods.map(
      (line: { containerNo: string; productName: string; planPieces: number; planNet: string }) => [
        line.containerNo,
        sizes.get(line.containerNo),
        line.productName,
        line.planPieces,
        line.planNet,
      ],
    ),
  }
}

describe('is read right:', () => {
  test.each(Object.entries(uglies).map(([name, make], index) => ({ name, make, index })))(
    '$name',
    async ({ make, index }) => {
      const bill = (n: number) => `UGLY${String(index).padStart(2, '0')}-${n}`
      const { name, bytes } = await make(bill)
      const { body } = await app.upload('inboundOrder.import', bytes, name, 'kf')
      expect({ msg: body.msg, issues: body.data?.issues }).toEqual({
        msg: body.msg,
        issues: undefined,
      })
      expect(body).toMatchObject({ code: 200, data: { orders: 2, containers: 3, products: 4 } })
      expect([await storedOrder(bill(1)), await storedOrder(bill(2))]).toEqual(expected)
    },
  )
})
