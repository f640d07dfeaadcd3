import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, statusAndReason, type TestApp } from '../../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const customer = async () => (await app.data('customer.page', { size: 1 }, 'kf')).records[0]
const setStopped = async (isStop: unknown) => {
  const { id, version } = await customer()
  return app.call(
    'customer.setStopped',
    { id, version, isStop, stopReason: '停用', confirmed: true },
    'kf',
  )
}

test.each([['1'], ['0'], [1], [0]])('updateIsStop takes %j', async (isStop) => {
  const { status } = await setStopped(isStop)
  expect(status).toBe(200)
  expect((await customer()).isStop).toBe(Number(isStop))
})

test.each([['2'], ['01'], [' 1'], ['true'], [true], [null], ['']])(
  'updateIsStop does not take %j, nor is a number taken as text elsewhere',
  async (isStop) => {
    expect(statusAndReason(await setStopped(isStop))).toEqual([400, 'request.invalid'])
    const { id } = await customer()
    const asText = { id, version: '1', isStop: 1, stopReason: '停用' }
    expect((await app.call('customer.setStopped', asText, 'kf')).status).toBe(400)
  },
)

test('flags of other calls come as text, too', async () => {
  const { status } = await app.call('notice.test', { message: '文字', allTenant: '0' }, 'kf')
  expect(status).toBe(200)
  const { id, version, code } = (await app.data('menu.list', {}, 'admin')).find(
    (entry: { code: string }) => entry.code === 'wms.inventory',
  )
  expect(id).toBeDefined()
  const hidden = { code, version, nameZh: '在库', isHidden: '1' }
  expect((await app.data('menu.update', hidden, 'admin')).isHidden).toBe(1)
})

test('getRecordByAuditBusinessId takes auditBusinessId, and one of both ids has to be there', async () => {
  const { id, version } = await customer()
  await app.call(
    'customer.setStopped',
    { id, version, isStop: 1, stopReason: '停用', confirmed: true },
    'kf',
  )
  const face = {
    method: 'POST',
    path: '/api/lh-wms/operateRecord/getRecordByAuditBusinessId',
  } as const
  const asked = (input: object) => app.call('record.operations', input, 'kf', {}, face)
  const { body } = await asked({ auditBusinessId: id })
  expect(body.data.length).toBeGreaterThan(0)
  expect(body.data).toEqual((await asked({ businessId: id })).body.data)
  const neither = await asked({})
  expect([neither.status, neither.body.msg]).toEqual([
    400,
    '请给出单据编号 businessId 或 auditBusinessId',
  ])
})
