import { Form, Select } from 'antd'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import * as z from 'zod'
import { common } from '../../i18n/common.ts'
import { startLanguage } from '../../i18n/setup.ts'
import '../base.css'
import { FormContext } from './context.ts'
import { DateInput } from './date-input.tsx'
import { Field } from './field.tsx'

beforeAll(() => startLanguage([common]))

const schema = z.object({ type: z.string(), carrier: z.string(), date: z.string() })
const options = [{ value: 'a', label: '海运' }]

const Fields = ({ isDisabled }: { isDisabled: boolean }) => (
  <FormContext value={{ schema, isTried: false, extra: {} }}>
    <Form disabled={isDisabled} initialValues={{ type: 'a' }}>
      <Field name="type" label="类型">
        <Select options={options} placeholder="请选择类型" />
      </Field>
      <Field name="carrier" label="承运商">
        <Select options={options} placeholder="请选择承运商" />
      </Field>
      <Field name="date" label="日期">
        <DateInput />
      </Field>
    </Form>
  </FormContext>
)

/** What stands in place of the value of each field. */
const dashes = () =>
  [...document.querySelectorAll('.form-field .ant-form-item-control-input-content')].map(
    (content) => getComputedStyle(content, '::before').content,
  )

test('a field that nobody can fill shows what it holds, or a dash, and does not ask to be filled', async () => {
  const screen = await render(<Fields isDisabled />)
  await expect.element(page.getByText('海运')).toBeVisible()
  await expect.element(page.getByText('请选择承运商')).not.toBeVisible()
  expect(dashes()).toEqual(['none', '"—"', '"—"'])
  const date = document.querySelector('input[placeholder]:not([type=search])')!
  expect(getComputedStyle(date, '::placeholder').opacity).toBe('0')
  await screen.rerender(<Fields isDisabled={false} />)
  await expect.element(page.getByText('请选择承运商')).toBeVisible()
  expect(dashes()).toEqual(['none', 'none', 'none'])
})
