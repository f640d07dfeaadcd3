import { expect, test } from '@playwright/test'
import {
  expectState,
  loadAll,
  newOutboundOrder,
  photographLoad,
  sendTruck,
} from './outbound-steps.ts'
import { button, complaintsOf, expectAccessible, personAt, phone, signIn } from './person.ts'
import { rubberAt } from './warehouse.ts'

const bill = 'E2EOUT0001'
const plate = '鲁B86420'

test('rubber is asked for, promised, loaded and leaves through the gate', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  await rubberAt(baseURL, { bill, daysAgo: 7 })
  const complaints = complaintsOf(page)
  await signIn(page, 'kf')
  await newOutboundOrder(page, { bill, qty: '25.2' })
  await expectAccessible(page)
  await page.getByRole('button', { name: '提交审核' }).click()
  await expectState(page, '待审核')
  const address = page.url()

  const { page: auditor } = await personAt(browser, 'sh')
  await auditor.goto(address)
  await auditor.getByRole('button', { name: /通\s*过/ }).click()
  await expectState(auditor, '已审核（已预占）')
  await expect(auditor.getByRole('heading', { name: '预占批次（2）' })).toBeVisible()

  await newOutboundOrder(page, { bill, qty: '55' })
  await page.getByRole('button', { name: '提交审核' }).click()
  const warning = page.getByRole('dialog')
  await expect(
    warning.getByText('未加载出符合条件的库存，点击查看库存预占详情').last(),
  ).toBeVisible()
  await expect(warning.getByText('需要 55.000 吨，可用 54.180 吨')).toBeVisible()
  await warning.getByRole('button', { name: '查看库存预占' }).click()
  await expect(page).toHaveURL(/inventory\/index\?type=1&masterBillNo=E2EOUT0001/)
  await expect(page.getByRole('gridcell', { name: /^CK\d{12}$/ })).toHaveCount(2)

  const { page: keeper } = await personAt(browser, 'ck')
  await keeper.goto(address)
  const code = await sendTruck(keeper, plate)

  const { page: gate } = await personAt(browser, 'mg', phone)
  await gate.goto(address)
  await gate.getByRole('button', { name: '登记入场' }).click()
  const entry = gate.getByRole('dialog')
  await entry.getByLabel('车上的车牌').fill(plate)
  await entry.getByRole('textbox').nth(1).pressSequentially('000000')
  await entry.getByRole('button', { name: '登记入场' }).click()
  await expect(entry.getByText(/提货码与提货指令 TH\d+ 不一致/)).toBeVisible()
  for (let at = 6; at >= 1; at -= 1) {
    await entry.getByRole('textbox').nth(at).press('Backspace')
  }
  await entry.getByRole('textbox').nth(1).pressSequentially(code)
  await entry.getByRole('button', { name: '登记入场' }).click()
  await expectState(gate, '出库中')

  const { page: tally } = await personAt(browser, 'lh', phone)
  await tally.goto(address)
  await button(tally, '装车').click()
  await expect(tally.getByRole('button', { name: '全部装上' })).toHaveCount(2)
  await expectAccessible(tally)
  await loadAll(tally)

  await gate.reload()
  await photographLoad(gate)
  await gate.getByRole('button', { name: '登记出场' }).click()
  await gate.getByRole('dialog').getByRole('button', { name: '登记出场' }).click()
  await expectState(gate, '已出库')
  await expect(gate.locator('.truck').getByText('25.200')).toBeVisible()

  await auditor.reload()
  await auditor.getByRole('button', { name: /完\s*结/ }).click()
  await expectState(auditor, '已完结')
  const rail = auditor.locator('.record-rail')
  await expect(rail.getByText(`门岗老吴 登记出场 ${plate}`)).toBeVisible()
  await rail.getByRole('button', { name: '收起' }).click()
  await expect(rail.getByText('门岗老吴')).toHaveCount(0)
  await expectAccessible(auditor)
  expect(complaints).toEqual([])
})
