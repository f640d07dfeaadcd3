import { onlineManager, useMutation, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { App, Input } from 'antd'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import * as z from 'zod'
import { common } from '../../i18n/common.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { Providers } from '../../shell/providers.tsx'
import { FormDrawer } from './drawer.tsx'
import { Field } from './field.tsx'
import { useRecordForm } from './use-record-form.ts'

beforeAll(() => startLanguage([common]))
afterEach(() => onlineManager.setOnline(true))

const schema = z.object({ name: z.string() })

function Form() {
  const { message } = App.useApp()
  const save = useMutation({ mutationFn: async (input: { name: string }) => input })
  const record = useRecordForm({
    schema,
    initial: {},
    save: (input) => save.mutateAsync(input),
    onSaved: ({ name }) => message.success(`已保存${name}`),
    describe: () => ({ message: '', issues: [], isStale: false }),
  })
  return (
    <FormDrawer title="甲" record={record} canSave onReload={() => {}} onClose={() => {}}>
      <Field name="name" label="名称">
        <Input />
      </Field>
    </FormDrawer>
  )
}

test('a form says that the network is gone, that its work is kept, and sends it when the network is back', async () => {
  await render(
    <Providers>
      <QueryClientProvider client={new QueryClient()}>
        <Form />
      </QueryClientProvider>
    </Providers>,
  )
  await page.getByRole('textbox', { name: /名称/ }).fill('乙')
  onlineManager.setOnline(false)
  await expect.element(page.getByText(/网络已断开。填写的内容保留在本机/)).toBeVisible()
  await page.getByRole('button', { name: /保 存/ }).click()
  await expect.element(page.getByText(/尚未提交。内容保留在本机，网络恢复后自动提交/)).toBeVisible()
  onlineManager.setOnline(true)
  await expect.element(page.getByText('已保存乙')).toBeVisible()
  expect(page.getByText(/网络已断开/).elements()).toEqual([])
})
