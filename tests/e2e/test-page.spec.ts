import { expect, test } from '@playwright/test'
import { signIn } from './person.ts'

test('spec §5, §6 on the test page: rules, guards and their misuse, the rest of a button, a repeat, pictures, storage', async ({
  page,
}) => {
  await signIn(page, 'kf')
  await page.goto('/test/index')
  const checks = page.getByRole('region', { name: '校验规则' })
  const verdicts = [
    ['', '手机号码不能为空'],
    ['138', '手机号码长度不为11位'],
    ['02112345678', '手机号码格式不正确'],
  ] as const
  for (const [text, sentence] of verdicts) {
    await checks.getByRole('textbox', { name: '输入任意文字' }).fill(text)
    await expect(checks).toContainText(sentence)
  }
  await checks.getByRole('textbox', { name: '日期格式' }).fill('Y年m月')
  await expect(checks).toContainText(/20\d\d年[01]\d月/)

  const selects = page.getByRole('region', { name: '搜索选择' })
  const asked: string[] = []
  page.on('request', (sent) => {
    if (/searchMasterBillNo|customer\/search/.test(sent.url())) asked.push(sent.url())
  })
  const free = selects.getByRole('combobox', { name: '提单号（可输入）' })
  await free.fill('Z')
  await free.press('Enter')
  await expect(selects.getByRole('definition').nth(1)).toHaveText('Z')
  expect(asked).toEqual([])
  await selects.getByRole('combobox', { name: '客户名称（取名称）' }).fill('样例橡胶')
  await page.locator('.ant-select-item-option').filter({ hasText: '样例橡胶' }).first().click()
  await expect(selects.getByRole('definition').nth(2)).toContainText('样例橡胶')

  const guards = page.getByRole('region', { name: '按角色显示' })
  await expect(guards.getByRole('listitem')).toHaveText(['HasRole', 'TenantType', 'RoleGroup'])
  await guards.getByRole('button', { name: '不给角色标签' }).click()
  await expect(guards.getByRole('alert')).toHaveText('请设置角色权限标签值')

  const helpers = page.getByRole('region', { name: '工具' })
  const said = helpers.getByRole('status')
  const press = (name: string) => helpers.getByRole('button', { name }).click()
  const once = helpers.getByRole('button', { name: /连点只算一次/ })
  await once.click()
  await expect(once).toBeDisabled()
  await expect(once).toHaveText(/1/)
  await press('同一请求提交两次')
  await expect(said).toContainText('数据正在处理，请勿重复提交')
  await press('旋转图片')
  await expect(said).toContainText('2 × 4 image/png')
  await helpers.getByRole('spinbutton', { name: '旋转角度' }).fill('45')
  await press('旋转图片')
  await expect(said).toContainText('旋转角度必须是90的倍数!')
  await press('压缩非图片')
  await expect(said).toContainText('文件压缩失败')
  await press('写入会话存储')
  await expect(said).toContainText(
    /yuncang-test .*"dataType":"string".*"type":"session","datetime":\d{13}/,
  )
  await expect(page.getByRole('region', { name: '已打开的标签' })).toContainText(
    '"value":"/test/index"',
  )
  const stored = await page.evaluate(() => Object.keys(localStorage))
  expect(stored).toEqual(
    expect.arrayContaining(
      ['tenant', 'tenantType', 'hasFutures', 'hasPledge'].map((name) => `yuncang-${name}`),
    ),
  )
})
