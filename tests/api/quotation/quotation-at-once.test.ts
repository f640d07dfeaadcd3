// @postgres: what one reads of a contract may be older than what another has just committed
import { expect, test } from 'vitest'
import { anotherClient } from '../../support/another-client.ts'
import { statusAndReason, type Answer } from '../../support/app.ts'
import { contractDraft, flatLine, type Made } from '../../support/contracts.ts'
import { engineOfRun } from '../../support/database.ts'
import { quotationSuite } from './quotations.ts'

const { app, of, customerId, quotationOf } = quotationSuite()

const dates = { validFrom: '2026-01-01', validTo: '2026-12-31' }
const details = [flatLine]

const quotationsOf = ({ id }: Made): Promise<{ version: number; bjdId: string }[]> =>
  app().data('quotation.byContract', { contractId: id }, 'sw')

/** Somebody who writes is held where the contract is read, until another has written a quotation of it. */
async function overtaken(contract: Made, write: () => Promise<Answer>): Promise<unknown[]> {
  const source = await of().draft(customerId())
  const other = await anotherClient(app().database.ownerUrl)
  await other.query('lock table contract in access exclusive mode')
  const answer = write()
  await expect.poll(other.waiting).toBe(1)
  const ids = [contract.id, source.id]
  await other.query('update quotation set contract_id = $1 where contract_id = $2', ids)
  await other.query('update contract set version = version + 1 where id = $1', [contract.id])
  await other.commit()
  return statusAndReason(await answer)
}

test.runIf(engineOfRun === 'postgres')(
  'who makes the first quotation while another does is told of it',
  async () => {
    const contract: Made = await app().data('contract.create', contractDraft(customerId()), 'sw')
    const given = { contractId: contract.id, ...dates, details }
    const write = () => app().call('quotation.create', given, 'sw')
    expect(await overtaken(contract, write)).toEqual([409, 'quotation.exists'])
    expect(await quotationsOf(contract)).toHaveLength(1)
  },
)

test.runIf(engineOfRun === 'postgres').each(['quotation.save', 'quotation.updatePrices'])(
  '%s of prices that another has just followed with new ones is refused',
  async (name) => {
    const contract = await of().quoted(await of().active(customerId()))
    const quotation = await quotationOf(contract)
    const { bjdId: id, version } = quotation
    const [{ detailId }] = quotation.details
    const lines =
      name === 'quotation.save' ? { ...dates, details } : { details: [{ detailId, price: '7' }] }
    const write = () => app().call(name, { id, version, ...lines }, 'sw')
    expect(await overtaken(contract, write)).toEqual([409, 'record.stale'])
    expect(await quotationsOf(contract)).toHaveLength(2)
  },
)
