import { addDays, today } from '@yuncang/shared/kernel/calendar'
import { type Sample, versioned } from '../../contract/sample.ts'
import type { TestApp } from '../../support/app.ts'
import {
  contractDraft,
  contractHeadings,
  contractsOf,
  importedContract,
  quotedDraft,
  scanOf,
  type Made,
} from '../../support/contracts.ts'
import { anyWorkbook, workbook } from '../../support/workbooks.ts'
import type { CustomerWorld } from '../customer/samples.ts'

/** Contracts in the states that the samples begin with. */
export async function contractWorld(app: TestApp, { customerId }: CustomerWorld) {
  const of = contractsOf(app)
  const soon = addDays(today(app.services.clock()), 30)
  const active = () => of.active(customerId, { endDate: soon })
  const stoppable = await active()
  const parties: Made[] = await app.data('contract.parties', { id: stoppable.id }, 'sw')
  const toFile = await active()
  const filing = {
    ...versioned(toFile),
    filingPlace: '1',
    attachments: [await scanOf(app, toFile.id)],
  }
  const [forVoiding, forFiling] = [await active(), await active()]
  const contract = {
    draft: await of.draft(customerId),
    forDeletion: await of.draft(customerId),
    forSubmission: await of.draft(customerId),
    forQuotation: await of.draft(customerId),
    submitted: await of.submitted(customerId),
    quoteSubmitted: await of.quoteSubmitted(await of.draft(customerId)),
    forVoiding,
    agreement: await scanOf(app, forVoiding.id, { as: 'cw', name: '解除协议.pdf' }),
    forRenewal: await active(),
    forEnd: await active(),
    forStop: await active(),
    forFiling,
    scan: await scanOf(app, forFiling.id),
    filed: (await app.data('contract.file', filing, 'sw')) as Made,
    party: parties[0]!,
    line: (await app.data('contract.quotation', { id: stoppable.id }, 'sw')).details[0],
  }
  return { contract }
}
export type ContractWorld = Awaited<ReturnType<typeof contractWorld>>

export const contractSamples: Record<string, Sample<CustomerWorld & ContractWorld>> = {
  'contract.page': { as: 'kf', input: () => ({ current: 1, size: 2, status: 2 }) },
  'contract.export': { as: 'kf' },
  'importBatch.contract': { as: 'sw', upload: anyWorkbook },
  'contract.import': {
    as: 'sw',
    upload: () => workbook([contractHeadings, importedContract('IMPORTED-1')]),
  },
  'contract.template': { as: 'sw' },
  'contract.get': { as: 'kh', input: ({ contract }) => ({ id: contract.draft.id }) },
  'contract.create': { as: 'sw', input: ({ customerId }) => contractDraft(customerId) },
  'contract.createWithQuotation': { as: 'sw', input: ({ customerId }) => quotedDraft(customerId) },
  'contract.update': {
    as: 'sw',
    input: ({ contract, customerId }) => ({
      ...quotedDraft(customerId),
      ...versioned(contract.draft),
    }),
  },
  'contract.remove': { as: 'sw', input: ({ contract }) => ({ ids: [contract.forDeletion.id] }) },
  'contract.setStatus': {
    as: 'sw',
    input: ({ contract }) => ({ ...versioned(contract.forSubmission), status: '1' }),
  },
  'contract.setQuotationStatus': {
    as: 'sw',
    input: ({ contract }) => ({ ...versioned(contract.forQuotation), status: '1' }),
  },
  'contract.refuse': {
    as: 'sh',
    input: ({ contract }) => ({ id: contract.submitted.id, msg: 'no-stamp' }),
  },
  'contract.refuseQuotation': {
    as: 'cw',
    input: ({ contract }) => ({ id: contract.quoteSubmitted.id, msg: 'too-cheap' }),
  },
  'contract.void': {
    as: 'cw',
    input: ({ contract }) => ({
      ...versioned(contract.forVoiding),
      msg: '解除',
      attachments: [contract.agreement],
    }),
  },
  'contract.renew': { as: 'sw', input: ({ contract }) => ({ id: contract.forRenewal.id }) },
  'contract.declineRenewal': {
    as: 'sw',
    input: ({ contract }) => ({ ...versioned(contract.forEnd), reason: '搬迁' }),
  },
  'contract.setStopped': {
    as: 'sw',
    input: ({ contract }) => ({ ...versioned(contract.forStop), isStop: 1, stopReason: '欠费' }),
  },
  'contract.file': {
    as: 'sw',
    input: ({ contract }) => ({
      ...versioned(contract.forFiling),
      filingPlace: '1',
      filingNo: 'D-1',
      attachments: [contract.scan],
    }),
  },
  'contract.unfile': { as: 'sw', input: ({ contract }) => versioned(contract.filed) },
  'contract.ending': { as: 'sw', input: () => ({ from: '2026-11-01', to: '2026-12-31' }) },
  'contract.versions': { as: 'kh', input: ({ contract }) => ({ id: contract.draft.id }) },
  'contract.subjects': { as: 'sw' },
  'contract.filingPlaces': { as: 'sw' },
  'contract.quotation': { as: 'kh', input: ({ contract }) => ({ id: contract.draft.id }) },
  'contract.setLineStopped': {
    as: 'sw',
    input: ({ contract }) => ({ detailId: contract.line.detailId, operation: 'stop' }),
  },
  'contract.parties': { as: 'jf', input: ({ contract }) => ({ id: contract.draft.id }) },
  'contract.contacters': { as: 'sw', input: ({ contract }) => ({ id: contract.draft.id }) },
  'contractParty.setStopped': {
    as: 'sw',
    input: ({ contract }) => ({ ...versioned(contract.party), isStop: 1 }),
  },
}
