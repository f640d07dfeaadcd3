import { Form } from 'antd'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CodeInput } from './code-input.tsx'

test('a code is one field under its own name, with the digits of a phone, and takes no more than it has', async () => {
  await render(
    <Form>
      <Form.Item name="code" label="司机出示的提货码">
        <CodeInput length={6} />
      </Form.Item>
    </Form>,
  )
  const field = page.getByLabelText('司机出示的提货码')
  await expect.element(field).toHaveAttribute('inputmode', 'numeric')
  await field.click()
  await userEvent.keyboard('12 34-567')
  await expect.element(field).toHaveValue('123456')
})
