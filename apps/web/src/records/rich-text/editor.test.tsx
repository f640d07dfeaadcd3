import { ConfigProvider } from 'antd'
import { useState } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { common } from '../../i18n/common.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { barriersIn } from '../../testing/barriers.ts'
import '../../ui/base.css'
import { RichTextEditor } from './editor.tsx'

const told = vi.fn<(html: string) => void>()

function Form({ start = '', isDisabled = false }: { start?: string; isDisabled?: boolean }) {
  const [html, setHtml] = useState(start)
  return (
    <ConfigProvider componentDisabled={isDisabled}>
      <RichTextEditor
        label="内容"
        value={html}
        onChange={(next) => {
          told(next)
          setHtml(next)
        }}
      />
      <button type="button" onClick={() => setHtml('<p>另一份</p>')}>
        换
      </button>
    </ConfigProvider>
  )
}

const area = () => page.getByRole('textbox', { name: '内容' })
const tool = (name: string) => page.getByRole('button', { name, exact: true })
const last = () => told.mock.lastCall?.[0]

beforeAll(() => startLanguage([common]))
beforeEach(() => told.mockReset())

test('what is typed goes out as the safe elements, and nothing as nothing', async () => {
  await render(<Form />)
  await area().click()
  await userEvent.keyboard('到港{Control>}b{/Control}前{Control>}b{/Control}')
  await expect.poll(last).toBe('<p>到港<strong>前</strong></p>')
  await userEvent.keyboard('{Control>}a{/Control}{Delete}')
  await expect.poll(last).toBe('')
})

test('a tool says whether it is on, and is reached with the arrow keys', async () => {
  const { container } = await render(<Form start="<p>一</p>" />)
  await area().click()
  await tool('项目符号').click()
  await expect.poll(last).toBe('<ul><li><p>一</p></li></ul>')
  await expect.element(tool('项目符号')).toHaveAttribute('aria-pressed', 'true')
  await tool('撤销').click()
  await expect.poll(last).toBe('<p>一</p>')
  await expect.element(tool('项目符号')).toHaveAttribute('aria-pressed', 'false')
  tool('小标题').element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tool('加粗')).toHaveFocus()
  expect(await barriersIn(container)).toEqual([])
})

test('tables and headings of an article stay what they are', async () => {
  const article =
    '<h3>费率</h3><table><tbody><tr><th><p>品名</p></th><td><p>单价</p></td></tr></tbody></table><p>完</p>'
  await render(<Form start={article} />)
  await area().click()
  await userEvent.keyboard('{Control>}{End}{/Control}。')
  await expect.poll(last).toBe(article.replace('完', '完。'))
})

test('what is pasted brings no scripts, and a link leads to pages and mailboxes only', async () => {
  await render(<Form />)
  await area().click()
  const clipboardData = new DataTransfer()
  clipboardData.setData(
    'text/html',
    '<p onclick="x()">甲<img src=x onerror=x()><script>x()</script></p>',
  )
  area()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await expect.poll(last).toBe('<p>甲</p>')
  await userEvent.keyboard('{Control>}a{/Control}')
  await tool('链接').click()
  const address = page.getByRole('searchbox', { name: '链接地址' })
  await address.fill('javascript:alert(1)')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert')).toBeVisible()
  await address.fill('https://example.com/a')
  await userEvent.keyboard('{Enter}')
  await expect.poll(last).toBe('<p><a href="https://example.com/a">甲</a></p>')
})

test('a form that hands in another text shows it; one that is read only takes nothing', async () => {
  const { rerender } = await render(<Form start="<p>甲</p>" />)
  await expect.element(area()).toHaveTextContent('甲')
  await page.getByRole('button', { name: '换' }).click()
  await expect.element(area()).toHaveTextContent('另一份')
  expect(told).not.toHaveBeenCalled()
  await rerender(<Form start="<p>甲</p>" isDisabled />)
  await expect.element(area()).toHaveAttribute('contenteditable', 'false')
})
