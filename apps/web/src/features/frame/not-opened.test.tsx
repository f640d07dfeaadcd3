import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { common } from '../../i18n/common.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { NotOpened } from './not-opened.tsx'
import { words } from './words.ts'

beforeAll(() => startLanguage([common, words]))

const way = () => page.getByRole('link', { name: '在新窗口打开' })

test('a page that may not be shown in a frame says whose host it is, who can allow it, and opens in a window', async () => {
  const address = 'https://port.example/vessels?week=47'
  await render(<NotOpened name="船期" address={address} refusal="menu.notFramed" />)
  await expect.element(page.getByRole('heading')).toHaveTextContent('「船期」不能在此处显示')
  await expect.element(page.getByText(/^https:\/\/port\.example 未列入.+FRAME_HOSTS/)).toBeVisible()
  await expect.element(way()).toHaveAttribute('href', address)
  await expect.element(way()).toHaveAttribute('rel', 'noopener noreferrer')
  await expect.element(way()).toHaveAttribute('target', '_blank')
})

test('an address that no browser understands is said, and leads nowhere', async () => {
  await render(<NotOpened name="船期" address="https://" refusal="menu.pathShape" />)
  await expect.element(page.getByText(/地址 https:\/\/ 不正确/)).toBeVisible()
  await expect.element(way()).not.toBeInTheDocument()
})

test('an address without TLS is said, and leads nowhere', async () => {
  const address = 'http://plain.example/a'
  await render(<NotOpened name="船期" address={address} refusal="menu.notSecure" />)
  await expect.element(page.getByText(/^http:\/\/plain\.example\/a 不是加密网址/)).toBeVisible()
  await expect.element(way()).not.toBeInTheDocument()
})
