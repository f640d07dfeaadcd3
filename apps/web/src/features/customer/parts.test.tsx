import { addMessages } from '@yuncang/shared/client-messages'
import type { CustomerInfo } from '@yuncang/shared/nouns/customer/contract'
import { customerMessages } from '@yuncang/shared/nouns/customer/messages'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { record } from '../../i18n/record.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { barriersIn } from '../../testing/barriers.ts'
import { show, type Call } from '../../testing/show.tsx'
import { CustomerParts } from './parts.tsx'
import { words } from './words.ts'

beforeAll(() => {
  addMessages(customerMessages)
  return startLanguage([common, record, words])
})

// What its parts read of a customer.
const customer = {
  id: 'c1',
  customerName: '样例客户（虚构）',
  socialCreditCode: '91370200MA3DEM043P',
  dutyNumber: '',
  isVisual: 0,
  invoices: [],
  banks: [],
  contacters: [],
  branches: [],
} as object as CustomerInfo

let calls: Call[]
beforeEach(async () => {
  const session = { permissions: new Set(['customer:write']) }
  calls = await show(<CustomerParts customer={customer} />, { session })
})

const form = () => page.getByRole('dialog')
const field = (name: string) => form().getByLabelText(name)
const save = () => form().getByRole('button', { name: /保\s*存/ })
const add = (part: string) => page.getByRole('button', { name: `新增${part}` }).click()

test('invoice details begin with the number of the customer, and their type is asked for', async () => {
  await add('开票信息')
  await expect.element(field('税号')).toHaveValue('91370200MA3DEM043P')
  await save().click()
  await expect.element(form().getByText('请选择发票类型')).toBeVisible()
  expect(await barriersIn(form().element())).toEqual([])
  expect(calls.filter(({ path }) => path.includes('/customerInvoice/'))).toEqual([])
})

test('the number of a bank account is checked when it is left', async () => {
  await add('银行账户')
  await field('银行账号').fill('123')
  await field('开户银行').click()
  await expect.element(form().getByText(/应为 8 至 30 位数字/)).toBeVisible()
  await field('银行账号').fill('3702 0000 0000 01')
  await field('开户银行').click()
  await expect.element(form().getByText(/应为 8 至 30 位数字/)).not.toBeInTheDocument()
})

test('the phone of a contact is checked when it is left', async () => {
  await add('联系人')
  await field('手机号码').fill('010-1234567')
  await field('姓名').click()
  await expect.element(form().getByText('手机号码格式不正确')).toBeVisible()
  await field('手机号码').fill('13800000001')
  await field('姓名').click()
  await expect.element(form().getByText('手机号码格式不正确')).not.toBeInTheDocument()
})
