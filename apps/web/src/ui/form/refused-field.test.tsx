import { Input } from 'antd'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import * as z from 'zod'
import { common } from '../../i18n/common.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { Providers } from '../../shell/providers.tsx'
import { FormDrawer } from './drawer.tsx'
import { Field } from './field.tsx'
import { useRecordForm, type Failure } from './use-record-form.ts'

beforeAll(() => startLanguage([common]))

const refusal: Failure = {
  message: '提单号已存在',
  issues: [{ path: 'bill', message: '提单号 OLD260001 已存在' }],
  isStale: false,
}

function Order() {
  const record = useRecordForm({
    schema: z.object({ ship: z.string(), bill: z.string() }),
    initial: { ship: '', bill: 'old260001' },
    draft: { form: 'order', id: 'new' },
    save: () => Promise.reject(new Error('refused')),
    onSaved: () => {},
    describe: () => refusal,
  })
  return (
    <FormDrawer title="订单" record={record} canSave onReload={() => {}} onClose={() => {}}>
      <Field name="ship" label="船名">
        <Input />
      </Field>
      <Field name="bill" label="提单号">
        <Input />
      </Field>
    </FormDrawer>
  )
}

test('what the server refuses of a field is said at it, and it has the focus', async () => {
  await render(
    <Providers>
      <Order />
    </Providers>,
  )
  await page.getByLabelText('船名').fill('MSC')
  await page.getByRole('button', { name: /保\s*存/ }).click()
  await expect.element(page.getByText('提单号 OLD260001 已存在')).toBeVisible()
  await expect.element(page.getByLabelText('提单号')).toHaveFocus()
  await expect.element(page.getByLabelText('提单号')).toHaveAttribute('aria-invalid', 'true')
})
