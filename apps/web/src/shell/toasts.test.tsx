import { useQuery } from '@tanstack/react-query'
import { App, Button, Select } from 'antd'
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

/** A step at the top of the page, where toasts come. */
function Step({ says }: { says: 'success' | 'info' | 'error' }) {
  const { message } = App.useApp()
  return (
    <Button block style={{ height: 200 }} onClick={() => void message[says]('已核对')}>
      下一步
    </Button>
  )
}

/** What the pointer meets in the middle of the toast. */
function metAtToast(): Element {
  const place = toasts()[0]!.getBoundingClientRect()
  return document.elementFromPoint(place.x + place.width / 2, place.y + place.height / 2)!
}

test.each([
  ['what was done is told without keeping the next step from being clicked', 'success', true],
  ['news does not either', 'info', true],
  ['what failed can be pointed at: it stays as long, and can be copied', 'error', false],
] as const)('%s', async (_rule, says, isStep) => {
  await show(<Step says={says} />)
  await page.getByRole('button', { name: '下一步' }).click()
  await expect.element(page.getByText('已核对')).toBeVisible()
  expect(metAtToast().closest('button') !== null).toBe(isStep)
})
