import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { trpc } from '../api/client.ts'
import { useDictionary } from '../api/use-dictionary.ts'
import { common } from '../i18n/common.ts'
import { startLanguage } from '../i18n/setup.ts'
import { refusal, show } from '../testing/show.tsx'

beforeAll(() => startLanguage([common]))

const toasts = () => document.querySelectorAll('.ant-message-notice')

function Branch() {
  useQuery(trpc.session.menuChildren.queryOptions({ parentId: 'menu-base' }))
  return null
}

test.each([
  ['any other code than 200: a toast with the message', 400, '演示提示', '演示提示'],
  ['without a message: 服务器异常', 500, '', '服务器异常'],
])('%s', async (_situation, code, msg, shown) => {
  const answers = { '/api/lh-system/source/children': () => refusal(code, msg) }
  await show(<Branch />, { answers })
  await expect.element(page.getByText(shown)).toBeVisible()
  expect(toasts()).toHaveLength(1)
})

function Kinds() {
  const { options } = useDictionary('CUSTOMER_TYPE')
  return <Select open aria-label="客户类型" options={options} style={{ width: 200 }} />
}

test('dictionary failure: that option list stays empty', async () => {
  const path = '/api/lh-system/dict/findDict'
  const calls = await show(<Kinds />, { answers: { [path]: () => refusal(500) } })
  await expect.poll(() => calls.some((each) => each.path === path)).toBe(true)
  await expect.poll(() => document.querySelectorAll('.ant-empty').length).toBe(1)
  expect(document.querySelectorAll('.ant-select-item-option')).toHaveLength(0)
  expect(toasts()).toHaveLength(0)
})
