import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { common } from '../../../i18n/common.ts'
import { desk } from '../../../i18n/desk.ts'
import { startLanguage } from '../../../i18n/setup.ts'
import { NotFramed } from './not-framed.tsx'

beforeAll(() => startLanguage([common, desk]))

const way = () => page.getByRole('link', { name: '在新窗口打开' })

test('a page that may not be shown in a frame says whose host it is, who can allow it, and opens in a window', async () => {
  const address = 'https://port.example/vessels?week=47'
  await render(<NotFramed name="船期" address={address} origin="https://port.example" />)
  await expect.element(page.getByRole('heading')).toHaveTextContent('「船期」不能在此处显示')
  await expect.element(page.getByText(/^https:\/\/port\.example 未列入.+FRAME_HOSTS/)).toBeVisible()
  await expect.element(way()).toHaveAttribute('href', address)
  await expect.element(way()).toHaveAttribute('rel', 'noopener noreferrer')
  await expect.element(way()).toHaveAttribute('target', '_blank')
})

test('an address that no browser understands is said, and leads nowhere', async () => {
  await render(<NotFramed name="船期" address="https://" origin="" />)
  await expect.element(page.getByText(/地址 https:\/\/ 不正确/)).toBeVisible()
  await expect.element(way()).not.toBeInTheDocument()
})
