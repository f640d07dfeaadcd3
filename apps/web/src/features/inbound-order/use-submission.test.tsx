import type { Permission } from '@yuncang/shared/access'
import { inboundOrder } from '@yuncang/shared/nouns/inbound-order/contract'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { formFailureOf } from '../../api/form-failure.ts'
import { common } from '../../i18n/common.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { show } from '../../testing/show.tsx'
import { FormPage } from '../../ui/form/page.tsx'
import { useRecordForm } from '../../ui/form/use-record-form.ts'
import { useSubmission } from './use-submission.ts'
import { words } from './words/steps.ts'

beforeAll(() => startLanguage([common, words]))

const nothing = () => {}

/** The form of an order without its fields. */
function Order() {
  const submission = useSubmission()
  const record = useRecordForm({
    schema: inboundOrder.create.input,
    initial: {},
    draft: { form: 'inboundOrder', id: 'new' },
    save: async () => {},
    onSaved: nothing,
    describe: formFailureOf,
  })
  return (
    <FormPage title="订单" record={record} {...submission} onReload={nothing} onClose={nothing}>
      {null}
    </FormPage>
  )
}
const shownTo = (...permissions: Permission[]) =>
  show(<Order />, { session: { permissions: new Set(permissions) } })
const submit = () => page.getByRole('button', { name: '提交审核' })

test('a customer saves an order and is offered no submission, which would be refused', async () => {
  await shownTo('inboundOrder:read', 'inboundOrder:write')
  await expect.element(page.getByRole('button', { name: /保\s*存/ })).toBeVisible()
  await expect.element(submit()).not.toBeInTheDocument()
})

test('a clerk saves and submits in one', async () => {
  await shownTo('inboundOrder:read', 'inboundOrder:write', 'inboundOrder:submit')
  await expect.element(submit()).toBeVisible()
})
