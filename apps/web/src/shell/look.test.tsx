import { Button, Drawer, Dropdown, Modal, Select, Tour } from 'antd'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { contrast } from '../lib/colour.ts'
import { setPreferences } from '../lib/preferences.ts'
import '../ui/base.css'
import { Look } from './look.tsx'

// The browser of all component tests is asked for no motion (vitest.config.ts).
afterEach(() => setPreferences({ accent: '#409EFF', mode: 'light' }))

const opacityOf = (selector: string) => {
  const element = document.querySelector(selector)
  return element && getComputedStyle(element).opacity
}
const hexOf = (rgb: string) =>
  `#${(rgb.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Where it stands in each of so many frames. */
async function placesOf(selector: string, frames: number): Promise<Set<string>> {
  const places = new Set<string>()
  for (let each = 0; each < frames; each += 1) {
    await frame()
    const { x, y } = document.querySelector(selector)!.getBoundingClientRect()
    places.add(`${x} ${y}`)
  }
  return places
}

test('what opens is seen by those who want no motion, too, and goes when it is closed', async () => {
  const shown = (isOpen: boolean) => (
    <Look>
      <Dropdown trigger={['click']} menu={{ items: [{ key: 'out', label: '退出登录' }] }}>
        <button type="button">菜单</button>
      </Dropdown>
      <Modal open={isOpen} title="帮助" />
      <Drawer open={isOpen} title="客户" destroyOnHidden />
    </Look>
  )
  const screen = await render(shown(true))
  await expect.poll(() => opacityOf('.ant-modal')).toBe('1')
  await expect.poll(() => opacityOf('.ant-drawer-content-wrapper')).toBe('1')
  await screen.rerender(shown(false))
  await expect.element(page.getByText('帮助')).not.toBeVisible()
  await expect.poll(() => document.querySelector('.ant-drawer-open')).toBeNull()
  await page.getByRole('button', { name: '菜单' }).click()
  await expect.poll(() => opacityOf('.ant-dropdown')).toBe('1')
})

test('what is placed by a measure stands still for those who want no motion', async () => {
  const steps = [
    { title: '菜单', target: () => document.querySelector<HTMLElement>('#menu')! },
    { title: '搜索', target: () => document.querySelector<HTMLElement>('#menu')! },
  ]
  await render(
    <Look>
      <button id="menu" type="button" style={{ marginTop: 300 }}>
        菜单
      </button>
      <Tour open steps={steps} />
    </Look>,
  )
  await expect.poll(async () => (await placesOf('.ant-tour', 6)).size).toBe(1)
})

test('a select in a narrow column opens wide enough for the name of a company', async () => {
  await render(
    <Look>
      <Select
        aria-label="客户"
        style={{ width: 120 }}
        options={[{ value: '1', label: '样例橡胶' }]}
      />
    </Look>,
  )
  await page.getByRole('combobox', { name: '客户' }).click()
  await expect
    .poll(() => document.querySelector('.ant-select-dropdown')?.getBoundingClientRect().width ?? 0)
    .toBeGreaterThanOrEqual(320)
})

test.each(['#409EFF', '#ffd500', '#000000'])(
  'white words on the primary button can be read, whatever the accent: %s',
  async (accent) => {
    setPreferences({ accent })
    await render(
      <Look>
        <Button type="primary">新增订单</Button>
      </Look>,
    )
    const button = page.getByRole('button', { name: '新增订单' })
    const { color, backgroundColor } = getComputedStyle(button.element())
    expect(hexOf(color)).toBe('#ffffff')
    expect(contrast(hexOf(color), hexOf(backgroundColor))).toBeGreaterThanOrEqual(4.5)
    expect(document.documentElement.style.getPropertyValue('--accent')).toBe(accent)
  },
)

test.each([
  ['light', 'default'],
  ['light', 'primary'],
  ['dark', 'default'],
  ['dark', 'primary'],
] as const)(
  'a button that takes something away can be read under the pointer: %s, %s',
  async (mode, type) => {
    setPreferences({ mode })
    await render(
      <Look>
        <Button danger type={type}>
          作废订单
        </Button>
      </Look>,
    )
    const button = page.getByRole('button', { name: '作废订单' })
    await button.hover()
    expect(button.element().matches(':hover')).toBe(true)
    const { color, backgroundColor } = getComputedStyle(button.element())
    expect(contrast(hexOf(color), hexOf(backgroundColor))).toBeGreaterThanOrEqual(4.5)
  },
)
