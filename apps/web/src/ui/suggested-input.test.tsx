import { Form } from 'antd'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Providers } from '../shell/providers.tsx'
import { composedEnter } from '../testing/composed-enter.ts'
import { SuggestedInput } from './suggested-input.tsx'

const drivers = ['司机丁（虚构）', '司机丁二（虚构）', '司机甲（虚构）']
const onFinish = vi.fn<(fields: { driver: string }) => void>()
const onPick = vi.fn<(name: string) => void>()
const onEnter = vi.fn<() => void>()

const field = page.getByRole('combobox', { name: '司机' })
const option = (name: string) => page.getByRole('option', { name, exact: true })

beforeEach(async () => {
  for (const each of [onFinish, onPick, onEnter]) each.mockClear()
  await render(
    <Providers>
      <Form colon={false} onFinish={onFinish}>
        <Form.Item name="driver" label="司机">
          <SuggestedInput suggestions={drivers} onPick={onPick} onEnter={onEnter} />
        </Form.Item>
        <button type="submit">保存</button>
      </Form>
    </Providers>,
  )
  await field.click()
  await userEvent.keyboard('司机丁')
  await expect.element(option(drivers[0]!)).toBeVisible()
  await expect.element(option(drivers[2]!)).not.toBeInTheDocument()
})

test.each(['{Tab}', '{Enter}', '{Escape}'])('%s leaves what was typed', async (key) => {
  await option(drivers[0]!).hover()
  await userEvent.keyboard(key)
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('司机丁')
  expect(onPick).not.toHaveBeenCalled()
  expect(onEnter).toHaveBeenCalledTimes(key === '{Enter}' ? 1 : 0)
  await expect.poll(() => onFinish.mock.calls.length).toBe(key === '{Enter}' ? 1 : 0)
})

test.each(['{Tab}', '{Enter}'])(
  'after an arrow %s takes that suggestion, and sends nothing',
  async (key) => {
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(option(drivers[1]!)).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard(key)
    await expect.element(field).toHaveValue(drivers[1])
    expect(onPick.mock.calls).toEqual([[drivers[1]]])
    expect([onEnter.mock.calls, onFinish.mock.calls]).toEqual([[], []])
  },
)

test('the arrow upwards begins at the end, and typing on lets the choice go', async () => {
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(option(drivers[1]!)).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('二{Tab}')
  await expect.element(field).toHaveValue('司机丁二')
  expect(onPick).not.toHaveBeenCalled()
})

test('a click takes a suggestion and keeps the focus; the next one offers all', async () => {
  await option(drivers[0]!).click()
  await expect.element(field).toHaveValue(drivers[0])
  await expect.element(field).toHaveFocus()
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await field.click()
  await expect.element(option(drivers[2]!)).toBeVisible()
})

test('a field that is left keeps its text, and an input method its Enter', async () => {
  await userEvent.keyboard('{ArrowDown}')
  composedEnter(field.element())
  await expect.element(field).toHaveValue('司机丁')
  await page.getByRole('button', { name: '保存' }).click()
  await expect.poll(() => onFinish.mock.calls).toEqual([[{ driver: '司机丁' }]])
  expect([onEnter.mock.calls, onPick.mock.calls]).toEqual([[], []])
})
