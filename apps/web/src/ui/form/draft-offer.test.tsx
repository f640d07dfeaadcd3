import { Input } from 'antd'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import * as z from 'zod'
import { common } from '../../i18n/common.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { DraftOwner } from '../../lib/draft-owner.ts'
import { writeDraft } from '../../lib/drafts.ts'
import { Providers } from '../../shell/providers.tsx'
import { FormDrawer } from './drawer.tsx'
import { Field } from './field.tsx'
import { useRecordForm } from './use-record-form.ts'

beforeAll(() => startLanguage([common]))

function Thing() {
  const record = useRecordForm({
    schema: z.object({ name: z.string() }),
    initial: { name: '' },
    draft: { form: 'thing', id: 'new' },
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

test('a draft is offered by the time of the warehouse, as every record says it', async () => {
  const savedAt = Date.parse('2026-11-24T12:42:00Z')
  await writeDraft(['kf', 'thing', 'new'], {
    savedAt,
    version: undefined,
    values: { fields: { name: '乙' }, lists: {} },
  })
  await render(
    <Providers>
      <DraftOwner value="kf">
        <Thing />
      </DraftOwner>
    </Providers>,
  )
  await expect.element(page.getByText('有一份 2026-11-24 20:42 未保存的草稿。')).toBeVisible()
})
