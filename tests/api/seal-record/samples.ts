import { type Sample, versioned } from '../../contract/sample.ts'
import type { TestApp } from '../../support/app.ts'
import { contractsOf, scanOf, type Made } from '../../support/contracts.ts'
import { orderPaper, orderToSeal } from '../../support/seals.ts'
import type { CustomerWorld } from '../customer/samples.ts'

/** Contracts and an order with documents to seal. */
export async function sealRecordWorld(app: TestApp, { customerId }: CustomerWorld) {
  const of = contractsOf(app)
  const withPaper = async () => {
    const { id } = await of.active(customerId)
    return { id, documentId: await scanOf(app, id, { mark: id.slice(-6) }) }
  }
  const askFor = (given: object): Promise<Made> =>
    app.data('sealRecord.createByContract', { ...given, sealType: '2', purpose: '签约' }, 'sw')
  const [paper, other] = [await withPaper(), await withPaper()]
  const order = await orderToSeal(app, 'SEALSAMPLE01')
  const seals = {
    contract: await withPaper(),
    order: { id: order.id, documentId: await orderPaper(app, order.id) },
    draft: { ...(await askFor(paper)), documentId: paper.documentId },
    forSubmission: await askFor(other),
  }
  return { seals }
}
type SealRecordWorld = Awaited<ReturnType<typeof sealRecordWorld>>

const asked = { sealType: '1', copies: 2, purpose: '盖章归档' }

export const sealRecordSamples: Record<string, Sample<SealRecordWorld>> = {
  'sealRecord.page': { as: 'cw', input: () => ({ status: 0 }) },
  'sealRecord.export': { as: 'cw' },
  'sealRecord.get': { as: 'kf', input: ({ seals }) => ({ id: seals.draft.id }) },
  'sealRecord.createByContract': {
    as: 'sw',
    input: ({ seals }) => ({ ...seals.contract, ...asked }),
  },
  'sealRecord.createByInboundOrder': {
    as: 'kf',
    input: ({ seals }) => ({ ...seals.order, ...asked }),
  },
  'sealRecord.update': {
    as: 'sw',
    input: ({ seals }) => ({
      ...versioned(seals.draft),
      documentId: seals.draft.documentId,
      ...asked,
    }),
  },
  'sealRecord.step': {
    as: 'sw',
    input: ({ seals }) => ({ ...versioned(seals.forSubmission), step: 'submit' }),
  },
  'sealRecord.download': {
    as: 'kf',
    input: ({ seals }) => ({ id: seals.draft.id }),
    starts: '%P',
  },
}
