import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

test('flows, rules and container sizes are told to everybody at work', async () => {
  const flows = await app.data('workFlow.flows', {}, 'kf')
  expect(flows).toContainEqual({ flowCode: 'RKDD', flowName: '入库订单' })
  const steps = await app.data('workFlow.steps', { flowCode: 'CKDD' }, 'kf')
  expect(steps[0]).toMatchObject({ flowCode: 'CKDD', status: '0', statusName: '草稿', sort: 0 })
  expect(await app.data('workFlow.rules', {}, 'kf')).toContainEqual(
    expect.objectContaining({ ruleKey: 'reserve.expireHours', ruleValue: '72' }),
  )
  const sizes = await app.data('containerSize.all', {}, 'kf')
  expect(sizes).toContainEqual({
    containerCode: '40HQ',
    containerName: '40HQ 高箱',
    isoCode: '45G1',
    teu: 2,
  })
})
