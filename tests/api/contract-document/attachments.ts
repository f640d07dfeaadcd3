import { afterAll, beforeAll, beforeEach } from 'vitest'
import { archiveOf } from '../../support/archives.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { contractsOf, newCustomer, type Made } from '../../support/contracts.ts'

/** A contract for each test, with a number of its own, and archives of attachments that are sent. */
export function attachmentSuite() {
  let app: TestApp
  let contract: Made
  let turn = 0
  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    turn += 1
    const customerId = await newCustomer(app, `附件客户${turn}`)
    contract = await contractsOf(app).draft(customerId, { contractNo: `ATT-${turn}-001` })
  })

  const send = async (parts: Record<string, string | Buffer>, as = 'sw') =>
    app.upload('contractDocument.importAttachments', await archiveOf(parts), '附件.zip', as)
  return {
    app: () => app,
    contract: () => contract,
    no: (): string => contract['contractNo'],
    send,
  }
}
