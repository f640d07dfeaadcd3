import { afterAll, beforeAll } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { ctxOf, type Ctx } from '../../support/ctx.ts'
import { documentsOf } from '../../support/fees.ts'

export const node = 'WMS_DEMO'
/** A tonne of goods for a day. */
export const line = { currency: 'CNY', taxRate: '0.06', unit: '吨' }
export const flat = { ...line, feeCode: 'CCF', calcMethod: 'DAY_UNIT', price: '1' }

/** Documents whose goods lie in the warehouse for months. */
export function storageSuite() {
  let app: TestApp
  let ctx: Ctx
  let arrive: ReturnType<typeof documentsOf>
  const time = '2025-06-02T02:00:00.000Z'

  beforeAll(async () => {
    app = await startApp({ clock: () => time })
    ctx = await ctxOf(app, 'kf', node)
    arrive = documentsOf(app, ctx)
  })
  afterAll(() => app.close())
  return {
    app: () => app,
    ctx: () => ctx,
    arrive: (...given: Parameters<typeof arrive>) => arrive(...given),
  }
}
