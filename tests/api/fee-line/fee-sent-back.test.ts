// @postgres: fees
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { typedFee } from '../../support/bills.ts'
import { newCustomer, type Made } from '../../support/contracts.ts'

/* An auditor who does not agree sends a confirmed fee back (docs/domain/fees.md#fee-lines). */

let app: TestApp
let customerId: string

beforeAll(async () => {
  app = await startApp({ clock: () => '2025-04-02T02:00:00.000Z' })
  customerId = await newCustomer(app, '退回费用客户')
})
afterAll(() => app.close())

const held = ({ id, version }: Made) => ({ id, version })
/** The one line that was asked for, a step further. */
const moved = async (step: 'confirm' | 'audit', line: Made, as: string): Promise<Made> => {
  const lines: Made[] = await app.data(`feeLine.${step}`, { lines: [held(line)] }, as)
  return lines[0]!
}
const confirm = (line: Made): Promise<Made> => moved('confirm', line, 'jf')
const sendBack = (line: Made): Promise<Made> =>
  app.data('feeLine.sendBack', { ...held(line), reason: '数量不符' }, 'cw')
const refusal = async (operation: string, input: object, as: string) => {
  const { status, body } = await app.call(operation, input, as)
  return [status, body.data.issues?.[0]?.path ?? body.data.reason]
}
const noticesOf = async (as: string) =>
  (await app.data('notice.page', { size: 50 }, as)).records.filter(({ message }: any) =>
    message.includes('退回费用客户'),
  )
test('a fee that is sent back is an estimate with the reason, on record, and who confirmed it is told', async () => {
  const line = await confirm(await typedFee(app, { customerId, bizDate: '2025-03-01' }))
  const back = await sendBack(line)
  expect(back).toMatchObject({ status: 0, sendBackReason: '数量不符' })
  const of = (operation: string) => app.data(operation, { businessId: line.id }, 'cw')
  expect((await of('record.operations')).map(({ action }: any) => action)).toEqual([
    'create',
    'confirm',
    'sendBack',
  ])
  expect(await of('record.audits')).toMatchObject([{ result: 3, msg: '数量不符' }])
  expect(await noticesOf('jf')).toMatchObject([
    {
      message: `退回费用客户 的费用「其他费用」（${line['jtNo']}）被退回：数量不符；请修改或作废后重新确认`,
      module: 'JFGL',
      businessId: line.id,
    },
  ])
  expect(await noticesOf('cw')).toEqual([])
  const { total } = await app.data('feeLine.page', { customerId, isSentBack: 1 }, 'jf')
  expect(total).toBe(1)
  const { todos } = await app.data('dashboard.home', {}, 'jf')
  expect(todos).toContainEqual({ key: 'feesSentBack', count: 1, due: null, late: 0 })
})

test('it is mended and submitted again, or deleted; then nothing waits any more', async () => {
  const sentBack = async (bizDate: string) =>
    sendBack(await confirm(await typedFee(app, { customerId, bizDate })))
  const [mended, deleted] = [await sentBack('2025-03-02'), await sentBack('2025-03-03')]
  const draft = {
    customerId,
    feeCode: 'QTF',
    bizDate: '2025-03-02',
    pricing: 'TYPED',
    unit: '小时',
    price: '100',
    qty: '3',
  }
  const changed: Made = await app.data('feeLine.update', { ...held(mended), ...draft }, 'jf')
  expect(changed).toMatchObject({ amount: '300.00', sendBackReason: '数量不符' })
  expect(await confirm(changed)).toMatchObject({ status: 1, sendBackReason: '' })
  await app.data('feeLine.void', { ...held(deleted), reason: '重复' }, 'jf')
  const waiting = await app.data('feeLine.page', { customerId, isSentBack: 1 }, 'jf')
  expect(waiting.records.map(({ periodTo }: any) => periodTo)).toEqual(['2025-03-01'])
  const states = (await noticesOf('jf')).map(({ state }: any) => state)
  expect(states.filter((state: string) => state === 'done')).toHaveLength(2)
})

test.each([
  ['that is not confirmed', async (line: Made) => line, 'cw', [409, 'feeLine.wrongStatus']],
  [
    'that is audited',
    async (line: Made) => moved('audit', await confirm(line), 'cw'),
    'cw',
    [409, 'feeLine.wrongStatus'],
  ],
  ['by the billing clerk', confirm, 'jf', [403, 'access.denied']],
] as const)('a fee %s is not sent back', async (_what, prepared, as, expected) => {
  const line = await typedFee(app, {
    customerId: await newCustomer(app, `不退回的客户 ${_what}`),
    bizDate: '2025-03-04',
  })
  const input = { ...held(await prepared(line)), reason: '有误' }
  expect(await refusal('feeLine.sendBack', input, as)).toEqual(expected)
})

test('a reason is asked for', async () => {
  const line = await confirm(await typedFee(app, { customerId, bizDate: '2025-03-05' }))
  const input = { ...held(line), reason: ' ' }
  expect(await refusal('feeLine.sendBack', input, 'cw')).toEqual([400, 'reason'])
})
