import { Dropdown, Modal } from 'antd'
import { afterEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import './base.css'

const prefer = (value: 'reduce' | '') =>
  cdp().send('Emulation.setEmulatedMedia', {
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
  page.getByRole('button', { name: '菜单' }).element().click()
  await expect.poll(() => opacityOf('.ant-dropdown')).toBe('1')
})
