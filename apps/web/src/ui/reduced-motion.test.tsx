import { Dropdown, Modal } from 'antd'
import { afterEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import './base.css'

type Protocol = { send: (method: string, params: object) => Promise<unknown> }

const prefer = (value: 'reduce' | '') =>
  // Its type is the provider's to say; this one drives Chromium.
  (cdp() as unknown as Protocol).send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  })

afterEach(() => prefer(''))

const opacityOf = (selector: string) => {
  const element = document.querySelector(selector)
  return element && getComputedStyle(element).opacity
}

test('what opens is seen by those who want no motion, too', async () => {
  await prefer('reduce')
  await render(
    <>
      <Dropdown trigger={['click']} menu={{ items: [{ key: 'out', label: '退出登录' }] }}>
        <button type="button">菜单</button>
      </Dropdown>
      <Modal open title="帮助" />
    </>,
  )
  await expect.poll(() => opacityOf('.ant-modal')).toBe('1')
  const menu = page.getByRole('button', { name: '菜单' }).element()
  if (menu instanceof HTMLElement) menu.click()
  await expect.poll(() => opacityOf('.ant-dropdown')).toBe('1')
})
