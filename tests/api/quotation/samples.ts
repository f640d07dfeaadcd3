import type { Sample } from '../../contract/sample.ts'
import type { TestApp } from '../../support/app.ts'
import { contractDraft, contractsOf, flatLine, type Made } from '../../support/contracts.ts'
import { workbook } from '../../support/workbooks.ts'
import type { ContractWorld } from '../contract/samples.ts'
import type { CostListWorld } from '../cost-list/samples.ts'
import type { CustomerWorld } from '../customer/samples.ts'

export async function quotationWorld(app: TestApp, { customerId }: CustomerWorld) {
  const of = contractsOf(app)
  const quotationOf = ({ id }: Made): Promise<Made> => app.data('contract.quotation', { id }, 'sw')
  const quotation = {
    quoted: await quotationOf(await of.quoted(await of.draft(customerId))),
    forPrices: await quotationOf(await of.draft(customerId)),
    forLines: await quotationOf(await of.draft(customerId)),
    unpriced: (await app.data('contract.create', contractDraft(customerId), 'sw')) as Made,
  }
  return { quotation }
}
export type QuotationWorld = Awaited<ReturnType<typeof quotationWorld>>

export const quotationSamples: Record<
  string,
  Sample<CustomerWorld & ContractWorld & CostListWorld & QuotationWorld>
> = {
  'quotation.page': { as: 'jf', input: ({ customerId }) => ({ customerId, auditStatus: 2 }) },
  'quotation.export': { as: 'jf' },
  'quotation.template': {
    as: 'jf',
    input: ({ quotation }) => ({ id: quotation.quoted.bjdId }),
  },
  'quotation.readWorkbook': {
    as: 'sw',
    upload: () =>
      workbook([
        ['费用', '单价'],
        ['RKF', 25],
      ]),
  },
  'quotation.get': { as: 'kh', input: ({ quotation }) => ({ id: quotation.quoted.bjdId }) },
  'quotation.usable': { as: 'jf', input: ({ customerId }) => ({ customerId }) },
  'quotation.status': { as: 'sw', input: ({ quotation }) => ({ id: quotation.quoted.bjdId }) },
  'quotation.byContract': {
    as: 'cw',
    input: ({ contract }) => ({ contractId: contract.draft.id }),
  },
  'quotation.byCostLists': {
    as: 'sw',
    input: ({ costList }) => ({ costListIds: [costList.sheet.id] }),
  },
  'quotation.linesOfCostList': {
    as: 'sw',
    input: ({ costList }) => ({ costListId: costList.sheet.id }),
  },
  'quotation.create': {
    as: 'sw',
    input: ({ quotation }) => ({
      contractId: quotation.unpriced.id,
      validFrom: '2026-01-01',
      validTo: '2026-12-31',
      details: [flatLine],
    }),
  },
  'quotation.save': {
    as: 'sw',
    input: ({ quotation }) => ({
      id: quotation.forLines.bjdId,
      version: 1,
      validFrom: '2026-01-01',
      validTo: '2026-12-31',
      details: [flatLine],
    }),
  },
  'quotation.previewPrices': {
    as: 'sw',
    input: ({ quotation }) => ({ id: quotation.quoted.bjdId, details: [flatLine] }),
  },
  'quotation.updatePrices': {
    as: 'sw',
    input: ({ quotation }) => ({
      id: quotation.forPrices.bjdId,
      version: 1,
      details: [{ detailId: quotation.forPrices.details[0].detailId, price: '26' }],
    }),
  },
  'quotation.setStopped': {
    as: 'sw',
    input: ({ quotation }) => ({
      id: quotation.quoted.bjdId,
      version: quotation.quoted.version,
      isStop: 1,
    }),
  },
  'stepwiseQuotation.all': { as: 'jf' },
  'stepwiseQuotation.byCustomer': { as: 'jf', input: ({ customerId }) => ({ customerId }) },
}
