import type { OutboundOrder } from '@yuncang/shared/nouns/outbound-order/contract'
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { show } from '../../testing/show.tsx'
import { IssueDialog } from './issue-dialog.tsx'
import { words as orderWords } from './words/order.ts'
import { words as truckWords } from './words/trucks.ts'

beforeAll(() => startLanguage([common, orderWords, truckWords]))

// What of an order the dialog looks at.
const order = { id: 'o1', orderNo: 'CK001', bondedFlag: 0, bondInvtNo: '' } as OutboundOrder
const known = {
  vehicles: [{ plateNo: '鲁B12345', trailerNo: '鲁B1234挂' }],
  drivers: [{ name: '司机丁（虚构）', phone: '13800000004', blacklist: 0 }],
}

test('plate and driver stay as they are typed; chosen, they bring trailer and phone along', async () => {
  await show(<IssueDialog order={order} onClose={() => {}} />, {
    answers: { '/api/lh-base/carDriver/list': known },
  })
  const field = (name: string) => page.getByLabelText(name, { exact: true })
  const [plate, trailer] = [field('车牌号'), field('挂车号')]
  const [driver, phone] = [field('司机'), field('司机手机')]
  await plate.click()
  await userEvent.keyboard('鲁B1')
  await expect.element(page.getByRole('option', { name: '鲁B12345' })).toBeInTheDocument()
  await userEvent.keyboard('{Tab}')
  await expect.element(plate).toHaveValue('鲁B1')
  await expect.element(trailer).toHaveValue('')

  await driver.click()
  await userEvent.keyboard('司机丁')
  await expect.element(page.getByRole('option', { name: '司机丁（虚构）' })).toBeInTheDocument()
  await userEvent.keyboard('{Tab}')
  await expect.element(driver).toHaveValue('司机丁')
  await expect.element(phone).toHaveValue('')

  await driver.click()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(driver).toHaveValue('司机丁（虚构）')
  await expect.element(phone).toHaveValue('13800000004')
})
