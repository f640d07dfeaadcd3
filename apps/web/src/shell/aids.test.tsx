import { Input } from 'antd'
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { words } from '../features/shortcuts/words.ts'
import { common } from '../i18n/common.ts'
import { startLanguage } from '../i18n/setup.ts'
import { barriersIn } from '../testing/barriers.ts'
import { show } from '../testing/show.tsx'
import { Aids } from './aids.tsx'

beforeAll(() => startLanguage([common, words]))

test('? shows every key, and types a question mark in a field', async () => {
  await show(
    <>
      <Input aria-label="备注" />
      <Aids />
    </>,
  )
  const field = page.getByRole('textbox', { name: '备注' })
  const sheet = page.getByRole('dialog', { name: '键盘快捷键' })
  await field.click()
  await userEvent.keyboard('?')
  await expect.element(field).toHaveValue('?')
  await expect.element(sheet).not.toBeInTheDocument()
  ;(field.element() as HTMLElement).blur()
  await userEvent.keyboard('?')
  await expect.element(sheet.getByText('向下填充')).toBeVisible()
  expect(await barriersIn(sheet.element())).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
})
