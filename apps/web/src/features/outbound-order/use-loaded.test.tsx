import { Input } from 'antd'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as z from 'zod'
import { refreshMoved } from '../../api/moves.ts'
import { common } from '../../i18n/common.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { data, show } from '../../testing/show.tsx'
import { Field } from '../../ui/form/field.tsx'
import { FollowedRecord } from '../../ui/form/held-record.tsx'
import { FormPage } from '../../ui/form/page.tsx'
import { useRecordForm } from '../../ui/form/use-record-form.ts'
import { useLoaded, type LoadedOrder } from './use-loaded.ts'

beforeAll(() => startLanguage([common]))

/** What the server has of the order. */
let stored = { id: 'o1', version: 1, remark: '旧', driver: '甲' }
const paths = {
  order: '/api/lh-wms/outboundOrder/getOutboundOrderById',
  lines: '/api/lh-wms/outboundOrderLine/getListByOutboundOrderId/o1',
}
const answers = { [paths.order]: () => data(stored), [paths.lines]: () => data([]) }

function Form({ loaded: { order }, onReload }: { loaded: LoadedOrder; onReload: () => void }) {
  const { id, version } = order
  const record = useRecordForm({
    schema: z.object({ remark: z.string(), driver: z.string() }),
    initial: order,
    draft: { form: 'outboundOrder', id, version },
    save: async () => {},
    onSaved: () => {},
    describe: () => ({ message: '', issues: [], isStale: true }),
  })
  return (
    <FormPage title="订单" record={record} onReload={onReload} onClose={() => {}}>
      {(['remark', 'driver'] as const).map((name) => (
        <Field key={name} name={name} label={name}>
          <Input />
        </Field>
      ))}
    </FormPage>
  )
}

function Edit() {
  const { loaded, newest, reload } = useLoaded('o1')
  if (!loaded) return null
  return (
    <FollowedRecord id="o1" version={loaded.order.version} newest={newest} onFollow={reload}>
      <Form key={loaded.turn} loaded={loaded} onReload={reload} />
    </FollowedRecord>
  )
}

const field = (name: string) => page.getByRole('textbox', { name: new RegExp(name) })
/** Somebody else saved the order, and every window hears of it. */
const moved = (changes: Partial<typeof stored>) => {
  stored = { ...stored, ...changes, version: stored.version + 1 }
  return refreshMoved([{ module: 'CKDD', by: { id: 'other', name: '客服小王' }, ids: ['o1'] }])
}

test('an open form of an order follows what others save, until something is typed: then it says so when it happens, and mine go over theirs', async () => {
  await show(<Edit />, { answers })
  await expect.element(field('remark')).toHaveValue('旧')
  await moved({ remark: '新' })
  await expect.element(field('remark')).toHaveValue('新')

  await field('remark').fill('我的')
  await moved({ remark: '他的', driver: '乙' })
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(field('remark').element()).toHaveProperty('value', '我的')
  await page.getByRole('button', { name: '保留我的修改' }).click()
  await expect.element(field('driver')).toHaveValue('乙')
  await expect.element(field('remark')).toHaveValue('我的')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()

  await moved({ remark: '又是他的' })
  await page.getByRole('button', { name: '采用对方的内容' }).click()
  await expect.element(field('remark')).toHaveValue('又是他的')
})
