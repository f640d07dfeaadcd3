import { afterAll, beforeAll } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { contractsOf, newCustomer } from '../../support/contracts.ts'

/** Contracts, which are printed. */
export function contractPaperSuite() {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ clock: () => '2026-03-31T00:00:00.000Z' })
  })
  afterAll(() => app.close())

  const print = (businessId: string, as: string, given: object = {}) =>
    app.download('paper.print', { paper: 'contract', businessId, ...given }, as)

  async function aContract(name: string, given: object = {}) {
    const customerId = await newCustomer(app, name)
    return contractsOf(app).active(customerId, given)
  }
  return { app: () => app, print, aContract }
}
