import { beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { record } from '../../i18n/record.ts'
import { startLanguage, type Words } from '../../i18n/setup.ts'
import { TabListContext } from '../../lib/tab.ts'
import { show } from '../../testing/show.tsx'
import { TestPage } from './page.tsx'
import { words } from './words.ts'

// The title comes with the route, which brings the page along.
const title: Words = { zh: { 'test.title': '测试页' }, en: { 'test.title': 'Test page' } }

beforeAll(() => startLanguage([common, record, words, title]))

const part = (name: string) => page.getByRole('region', { name })
const helpers = part('工具')
const press = (name: string | RegExp) => helpers.getByRole('button', { name }).click()
const said = helpers.getByRole('status')

const answers = {
  '/app-config.json': () => Response.json({ env: 'test' }),
  '/api/lh-base/customer/search': [
    { ID: '7', CUSTOMER_NAME: '青岛样例橡胶', SHORT_NAME: '', IS_STOP: '0' },
  ],
}
const tab = { label: '测试页', value: '/test/index' }

const open = () =>
  show(
    // Its parts are shown as they are.
    <TabListContext value={[tab as never]}>
      <TestPage />
    </TabListContext>,
    { answers },
  )

test('on the test page: what the rules say of a text, and dates in a form of one’s own', async () => {
  await open()
  const checks = part('校验规则')
  for (const [text, sentence] of [
    ['', '手机号码不能为空'],
    ['138', '手机号码长度不为11位'],
    ['02112345678', '手机号码格式不正确'],
  ] as const) {
    await checks.getByRole('textbox', { name: '输入任意文字' }).fill(text)
    await expect.element(checks.getByText(sentence)).toBeVisible()
  }
  await checks.getByRole('textbox', { name: '日期格式' }).fill('Y年m月')
  await expect.element(checks.getByText(/20\d\d年[01]\d月/)).toBeVisible()
  await expect.element(part('已打开的标签').getByText(/"value":"\/test\/index"/)).toBeVisible()
})

test('a bill is typed freely without a search; a customer is found by a part of the name', async () => {
  const calls = await open()
  const selects = part('搜索选择')
  await selects.getByRole('combobox', { name: '提单号（可输入）' }).fill('Z')
  await userEvent.keyboard('{Enter}')
  await expect.element(selects.getByRole('definition').nth(1)).toHaveTextContent('Z')
  expect(calls.filter(({ path }) => /searchMasterBillNo|customer\/search/.test(path))).toEqual([])
  await selects.getByRole('combobox', { name: '客户名称（取名称）' }).fill('样例橡胶')
  await page.getByTitle('青岛样例橡胶').click()
  await expect.element(selects.getByRole('definition').nth(2)).toHaveTextContent('青岛样例橡胶')
})

test('role directive misuse: 请设置角色权限标签值', async () => {
  await open()
  const guards = part('按角色显示')
  await expect.element(guards.getByRole('listitem').first()).toBeVisible()
  const shown = guards.getByRole('listitem').elements()
  expect(shown.map((each) => each.textContent)).toEqual(['HasRole', 'TenantType', 'RoleGroup'])
  await guards.getByRole('button', { name: '不给角色标签' }).click()
  await expect.element(guards.getByRole('alert')).toHaveTextContent('请设置角色权限标签值')
})

test('a button rests, a repeat is refused, pictures are turned, and something is stored', async () => {
  await open()
  const once = helpers.getByRole('button', { name: /连点只算一次/ })
  await once.click()
  await expect.element(once).toBeDisabled()
  await expect.element(once.getByText('连点只算一次（1）')).toBeVisible()
  await press('同一请求提交两次')
  await expect.element(said.getByText(/数据正在处理，请勿重复提交/)).toBeVisible()
  await press('旋转图片')
  await expect.element(said.getByText(/2 × 4 image\/png/)).toBeVisible()
  await helpers.getByRole('spinbutton', { name: '旋转角度' }).fill('45')
  await press('旋转图片')
  await expect.element(said.getByText(/旋转角度必须是90的倍数!/)).toBeVisible()
  await press('写入会话存储')
  const stored = /yuncang-test .*"dataType":"string".*"type":"session","datetime":\d{13}/
  await expect.element(said.getByText(stored)).toBeVisible()
})

test('file-load failure: logged to the console', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  await open()
  await press('压缩非图片')
  await expect.element(said.getByText(/文件压缩失败/)).toBeVisible()
  expect(logged).toHaveBeenCalled()
  logged.mockRestore()
})
