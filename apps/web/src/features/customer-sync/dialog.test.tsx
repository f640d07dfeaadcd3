import { beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { refusal, show } from '../../testing/show.tsx'
import { SyncCustomerDialog } from './dialog.tsx'
import { NewCustomerDialog } from './new-customer.tsx'
import { words } from './words.ts'

beforeAll(() => startLanguage([common, words]))

const byName = '/api/lh-base/customer/sync'
const widthOf = (dialog: { element: () => Element }) =>
  Math.round(dialog.element().getBoundingClientRect().width)
/** Beside the dialog. */
const shade = () => page.elementLocator(document.body).click({ position: { x: 4, y: 400 } })
const none = () => {}

test('request failure in sync dialogs: flags reset, no message; the dialog asks for a name, and a click beside it leaves it', async () => {
  const onClose = vi.fn()
  const answers = { [byName]: () => refusal(500, '不该出现') }
  const calls = await show(<SyncCustomerDialog onClose={onClose} onManual={none} />, { answers })
  const dialog = page.getByRole('dialog', { name: '同步客户' })
  await expect.element(dialog).toBeVisible()
  expect(widthOf(dialog)).toBe(500)
  await shade()
  await expect.element(dialog.getByRole('button', { name: /搜\s*索/ })).toBeDisabled()
  const take = dialog.getByRole('button', { name: '确认同步' })
  await take.click()
  await expect.element(dialog.getByText('请输入客户名称')).toBeVisible()
  await dialog.getByRole('textbox', { name: /客户名称/ }).fill('不存在的公司')
  await take.click()
  await expect.poll(() => calls.some(({ path }) => path === byName)).toBe(true)
  await expect.poll(() => document.querySelectorAll('.ant-btn-loading').length).toBe(0)
  await expect.element(dialog).toBeVisible()
  await expect.element(page.getByText('不该出现')).not.toBeInTheDocument()
  expect(onClose).not.toHaveBeenCalled()
})

test('a new customer by hand: what it says and asks for; a click beside it leaves it', async () => {
  const onClose = vi.fn()
  const calls = await show(<NewCustomerDialog onClose={onClose} />)
  const dialog = page.getByRole('dialog', { name: '新增客户' })
  await expect.element(dialog).toBeVisible()
  await shade()
  await expect.element(dialog.getByText(/个人或境外客户，请输入任意唯一标识/)).toBeVisible()
  await dialog.getByRole('button', { name: /确\s*定/ }).click()
  await expect.element(dialog.getByText('请输入客户全称')).toBeVisible()
  await expect.element(dialog.getByText('请输入统一社会信用代码')).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
  expect(calls).toEqual([])
})
