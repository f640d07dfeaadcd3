import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'

let app: TestApp
let now = Date.parse('2026-03-31T02:00:00.000Z')
beforeAll(async () => {
  // Whoever looks at it twice sees two seconds.
  app = await startApp({ clock: () => new Date((now += 1000)).toISOString() })
})
afterAll(() => app.close())

test('what an audit said has the time of the step that it judged', async () => {
  const input = { productName: '缓慢审核的商品', measuringUnit: 'TNE' }
  const { id, version }: { id: string; version: number } = await app.data(
    'product.create',
    input,
    'kf',
  )
  await app.data('product.submit', { ids: [id], versions: [version] }, 'kf')
  const judged = { ids: [id], versions: [version + 1], type: 3, msg: '请补充规格' }
  await app.data('product.audit', judged, 'sh')
  const steps: { action: string; time: string }[] = await app.data(
    'record.operations',
    { businessId: id },
    'sh',
  )
  const audits: { msg: string; time: string }[] = await app.data(
    'record.audits',
    { businessId: id },
    'sh',
  )
  expect(audits).toMatchObject([{ msg: '请补充规格' }])
  expect(steps.find(({ action }) => action === 'reject')?.time).toBe(audits[0]?.time)
})
