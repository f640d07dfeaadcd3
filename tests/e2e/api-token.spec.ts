import { expect } from './expect.ts'
import { button, complaintsOf, expectAccessible, signIn } from './person.ts'
import { test } from './test.ts'

test('an administrator makes an access token, sees it once, and revokes it', async ({ page }) => {
  const complaints = complaintsOf(page)
  await signIn(page, 'admin', '/system/apiToken/index')
  await button(page, '新建令牌').click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('textbox', { name: '名称' }).fill('一号库手持终端')
  await drawer
    .getByRole('group', { name: '库存', exact: true })
    .getByRole('checkbox', { name: '查看' })
    .check()
  await expect(drawer.getByText('新增与修改').first()).toBeVisible()
  await button(page, '保存').click()
  const made = page.getByRole('dialog', { name: '令牌「一号库手持终端」已生成' })
  await expect(made).toContainText(/yct_[\w-]{43}/)
  await expectAccessible(page)
  const token = /yct_[\w-]{43}/.exec(await made.innerText())?.[0] ?? ''
  await button(page, '我已保存').click()
  await expect(made).toBeHidden()
  const headers = {
    authorization: `Basic ${btoa('yuncang-web:yuncang-web')}`,
    'x-access-token': token,
    'tenant-node': 'WMS_DEMO',
  }
  const ask = async () =>
    (await page.request.post('/api/lh-wms/inventory/page', { headers, data: {} })).status()
  expect(await ask()).toBe(200)
  await page.getByRole('gridcell', { name: '一号库手持终端' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /吊\s*销/ })
    .click()
  await expect(page.getByRole('gridcell', { name: '已吊销' })).toBeVisible()
  expect(await ask()).toBe(401)
  expect(complaints.filter((each) => !each.includes('401'))).toEqual([])
})
