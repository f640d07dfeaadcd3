import { Input } from 'antd'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import * as z from 'zod'
import { common } from '../../i18n/common.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { DraftOwner } from '../../lib/draft-owner.ts'
import { readDraft, writeDraft } from '../../lib/drafts.ts'
import { Providers } from '../../shell/providers.tsx'
import { barriersIn } from '../../testing/barriers.ts'
import { FormDrawer } from './drawer.tsx'
import { Field } from './field.tsx'
import { useRecordForm } from './use-record-form.ts'

beforeAll(() => startLanguage([common]))

function Thing({ version }: { version?: number }) {
  const record = useRecordForm({
    schema: z.object({ name: z.string() }),
    initial: { name: '' },
    draft: { form: 'thing', id: 'new', version },
    save: async () => {},
    onSaved: () => {},
    describe: () => ({ message: '', issues: [], isStale: false }),
  })
  return (
    <FormDrawer title="甲" record={record} canSave onReload={() => {}} onClose={() => {}}>
      <Field name="name" label="name">
        <Input />
      </Field>
    </FormDrawer>
  )
}

const savedAt = Date.parse('2026-11-24T12:42:00Z')

const key = ['kf', 'thing', 'new'] as const

async function showWithDraft(of: number | undefined, now: number | undefined, who = 'kf') {
  const values = { fields: { name: '乙' }, lists: {} }
  await writeDraft(key, { savedAt, version: of, values })
  await render(
    <Providers>
      <DraftOwner value={who}>
        <Thing {...(now !== undefined && { version: now })} />
      </DraftOwner>
    </Providers>,
  )
}

test('a draft is offered by the time of the warehouse, as every record says it', async () => {
  await showWithDraft(undefined, undefined)
  await expect.element(page.getByText('有一份 2026-11-24 20:42 未保存的草稿。')).toBeVisible()
  expect(await barriersIn(page.getByRole('dialog').element())).toEqual([])
})

test('a draft of a record that somebody has changed since says so', async () => {
  await showWithDraft(1, 2)
  await expect
    .element(
      page.getByText('有一份 2026-11-24 20:42 未保存的草稿，但此记录之后已被修改，恢复后请核对。'),
    )
    .toBeVisible()
  await page.getByRole('button', { name: '恢复草稿' }).click()
  await expect.element(page.getByLabelText('name')).toHaveValue('乙')
})

test('a draft that is thrown away is gone, and leaves the form as it is', async () => {
  await showWithDraft(undefined, undefined)
  await page.getByRole('button', { name: /丢\s*弃/ }).click()
  await expect.element(page.getByText(/未保存的草稿/)).not.toBeInTheDocument()
  await expect.element(page.getByLabelText('name')).toHaveValue('')
  await expect.poll(() => readDraft(key)).toBeUndefined()
})

test('a draft of somebody else is not offered', async () => {
  await showWithDraft(undefined, undefined, 'multi')
  await page.getByLabelText('name').fill('丙')
  await expect.poll(() => readDraft(['multi', 'thing', 'new'])).toBeDefined()
  await expect.element(page.getByText(/未保存的草稿/)).not.toBeInTheDocument()
  expect(await readDraft(key)).toBeDefined()
})
