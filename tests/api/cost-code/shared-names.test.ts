import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, statusAndReason, type TestApp } from '../../support/app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

test('fee names are given to tenants in which the caller may maintain them', async () => {
  const [{ feeCode }] = await app.data('costCode.list', {}, 'sw')
  const share = (tenantIds: string[], as: string) =>
    app.call('costCode.share', { feeCodes: [feeCode], tenantIds }, as)
  expect(statusAndReason(await share(['WMS_ZJWL'], 'sw'))).toEqual([403, 'costCode.noRightThere'])
  expect(statusAndReason(await share(['WMS_LOCK'], 'multi@WMS_DEMO'))).toEqual([
    403,
    'costCode.noRightThere',
  ])
  const { body } = await share(['WMS_WHWL'], 'multi@WMS_DEMO')
  expect(body.data).toMatchObject([{ tenantId: 'WMS_WHWL' }])
  const there = await app.data('costCode.list', {}, 'sw.whwl')
  expect(there.some((each: { feeCode: string }) => each.feeCode === feeCode)).toBe(true)
})
