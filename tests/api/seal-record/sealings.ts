import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { contractsOf, newCustomer, scanOf, type Made } from '../../support/contracts.ts'

/** A contract with a document for each test, and the use of a seal on it. */
export function sealingSuite() {
  let app: TestApp
  let contract: Made
  let documentId: string
  let turn = 0
  beforeAll(async () => {
    app = await startApp({ clock: () => '2026-11-21T04:00:00.000Z' })
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    turn += 1
    contract = await contractsOf(app).active(await newCustomer(app, `用印客户${turn}`))
    documentId = await scanOf(app, contract.id, { name: '合同.pdf', mark: `s${turn}` })
  })

  const draft = (given: object = {}) => ({
    id: contract.id,
    documentId,
    sealType: '2',
    copies: 2,
    purpose: '双方签约',
    ...given,
  })
  const create = (given: object = {}, as = 'sw') =>
    app.call('sealRecord.createByContract', draft(given), as)
  const created = async (given: object = {}): Promise<Made> => (await create(given)).body.data
  const take = ({ id, version }: Made, step: string, as: string, msg = '') =>
    app.call('sealRecord.step', { id, version, step, msg }, as)
  const taken = async (record: Made, step: string, as: string, msg = ''): Promise<Made> => {
    const { body } = await take(record, step, as, msg)
    expect(body).toMatchObject({ code: 200 })
    return body.data
  }
  const approved = async () => taken(await taken(await created(), 'submit', 'sw'), 'pass', 'cw')
  return {
    app: () => app,
    turn: () => turn,
    contract: () => contract,
    documentId: () => documentId,
    draft,
    create,
    created,
    take,
    taken,
    approved,
  }
}
