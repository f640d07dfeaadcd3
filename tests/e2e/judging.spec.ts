import { expect, test } from '@playwright/test'
import { callsOf } from './api.ts'
import { button, personAt, status } from './person.ts'

/* Two auditors in front of one order; who comes second reads what the first has done. */
test('one approves while the other rejects: one of them wins, the other is told', async ({
  request,
  browser,
}) => {
  test.setTimeout(120_000)
  const call = await callsOf(request, 'kf')
  const customers = await call('/lh-base/customer/list?current=1&size=1', {
    customerName: '样例橡胶',
  })
  const order = await call('/lh-wms/inboundOrder/saveAll', {
    masterBillNo: 'E2EJUDGE01',
    customerId: customers.records[0].id,
    inboundType: '4',
    expectDate: '2026-12-01',
    inboundProductList: [{ productName: '20号标准胶', planPieces: 1, planNet: '1260' }],
    auditStatus: 1,
  })
  const address = `/wms/inboundOrder/detail/${order.id}`

  const { page: one } = await personAt(browser, 'sh')
  const { page: other } = await personAt(browser, 'admin')
  for (const each of [one, other]) {
    await each.goto(address)
    await expect(button(each, '通过')).toBeVisible()
  }
  await button(other, '驳回').click()
  await other.getByRole('textbox').last().fill('缺箱单')
  await Promise.all([button(one, '通过').click(), button(other, '驳回').last().click()])
  for (const each of [one, other]) await expect(status(each)).toHaveText(/已审核待计划|已驳回/)
  const [first, second] = await Promise.all([one, other].map((each) => status(each).innerText()))
  expect(first).toBe(second)
  const loser = first === '已驳回' ? one : other
  await expect(
    loser.getByText(/当前为「(已驳回|已审核待计划)」，不能(通过|驳回)|数据已被他人修改/).first(),
  ).toBeVisible()
})
