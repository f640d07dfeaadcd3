import { addDays, today } from '@yuncang/shared/domain/calendar'
import type { TestApp } from '../support/app.ts'
import {
  contractDraft,
  contractsOf,
  flatLine,
  quotedDraft,
  type Made,
} from '../support/contracts.ts'
import type { Sample } from './samples.ts'

const scan = [{ name: '扫描件.pdf', url: '/files/1' }]

/** Contracts, sheets and fees in the states that the samples begin with. */
export async function commerceWorld(app: TestApp, customerId: string) {
  const made = (operation: string, input: object): Promise<Made> => app.data(operation, input, 'sw')
  const of = contractsOf(app)
  const soon = addDays(today(app.services.clock()), 30)
  const active = () => of.active(customerId, { endDate: soon })
  const sheet = async (name: string) =>
    made('costList.create', { name, customerIds: [customerId], items: [flatLine] })
  const enabled = await sheet('启用的清单')
  await app.data('costList.enable', { ids: [enabled.id] }, 'sw')
  const stoppable = await active()
  const quotationOf = ({ id }: Made) => made('contract.quotation', { id })
  const filed = await active()
  const filing = { id: filed.id, version: filed.version, filingPlace: '1', attachments: scan }
  const parties: Made[] = await app.data('contract.parties', { id: stoppable.id }, 'sw')
  const standard = { feeCode: 'LHF', unit: '托', currency: 'CNY', price: '1' }
  const fees: Made[] = await app.data('costCode.list', {}, 'sw')
  return {
    draft: await of.draft(customerId),
    forDeletion: await of.draft(customerId),
    forSubmission: await of.draft(customerId),
    forQuotation: await of.draft(customerId),
    submitted: await of.submitted(customerId),
    quoteSubmitted: await of.quoteSubmitted(await of.draft(customerId)),
    forVoiding: await active(),
    forRenewal: await active(),
    forEnd: await active(),
    forStop: await active(),
    forFiling: await active(),
    filed: await made('contract.file', filing),
    party: parties[0]!,
    line: (await quotationOf(stoppable)).details[0],
    quotation: await quotationOf(await of.quoted(await of.draft(customerId))),
    forPrices: await quotationOf(await of.draft(customerId)),
    forLines: await quotationOf(await of.draft(customerId)),
    sheet: await sheet('清单'),
    forSheetDeletion: await sheet('删除的清单'),
    forRules: await sheet('规则的清单'),
    enabled,
    fee: fees.find((each) => each['feeCode'] === 'QTF')!,
    standard: await made('costStandard.save', { ...standard, validFrom: '2026-01-01' }),
  }
}

const of = ({ id, version }: Made) => ({ id, version })

const fee = {
  feeName: '消毒费',
  jfmoduleId: 'QT',
  taxRate: '0.06',
  defaultUnit: '箱',
}

export const commerceSamples: Record<string, Sample> = {
  'costCode.page': { as: 'kf', input: () => ({ current: 1, size: 2, feeName: '费' }) },
  'costCode.list': { as: 'lh', input: () => ({ forbiddenStatusSearch: 0, jfmoduleId: 'RK' }) },
  'costCode.create': {
    as: 'sw',
    input: (_world, turn) => ({ ...fee, feeCode: `XDF${turn}`, feeName: `消毒费${turn}` }),
  },
  'costCode.update': {
    as: 'sw',
    input: ({ commerce }) => ({
      ...fee,
      ...of(commerce.fee),
      feeCode: 'QTF',
      feeName: '其他',
      forbiddenStatus: 0,
    }),
  },
  'costCode.sync': { as: 'sw' },
  'costCode.share': {
    as: 'multi@WMS_DEMO',
    input: () => ({ feeCodes: ['RKF'], tenantIds: ['WMS_ZJWL'] }),
  },
  'costCode.feeTypes': { as: 'kf', input: () => ({ jfmoduleId: 'CC' }) },
  'costStandard.list': { as: 'jf', input: () => ({ feeCode: 'LHF' }) },
  'costStandard.save': {
    as: 'sw',
    input: () => ({
      feeCode: 'RKF',
      unit: '吨',
      currency: 'CNY',
      price: '30',
      validFrom: '2026-01-01',
      validTo: '2026-12-31',
    }),
  },
  'costStandard.remove': { as: 'sw', input: ({ commerce }) => of(commerce.standard) },
  'contract.page': { as: 'kf', input: () => ({ current: 1, size: 2, status: 2 }) },
  'contract.get': { as: 'kh', input: ({ commerce }) => ({ id: commerce.draft.id }) },
  'contract.create': { as: 'sw', input: ({ customerId }) => contractDraft(customerId) },
  'contract.createWithQuotation': { as: 'sw', input: ({ customerId }) => quotedDraft(customerId) },
  'contract.update': {
    as: 'sw',
    input: ({ commerce, customerId }) => ({ ...quotedDraft(customerId), ...of(commerce.draft) }),
  },
  'contract.remove': { as: 'sw', input: ({ commerce }) => ({ ids: [commerce.forDeletion.id] }) },
  'contract.setStatus': {
    as: 'sw',
    input: ({ commerce }) => ({ ...of(commerce.forSubmission), status: '1' }),
  },
  'contract.setQuotationStatus': {
    as: 'sw',
    input: ({ commerce }) => ({ ...of(commerce.forQuotation), status: '1' }),
  },
  'contract.refuse': {
    as: 'sh',
    input: ({ commerce }) => ({ id: commerce.submitted.id, msg: 'no-stamp' }),
  },
  'contract.refuseQuotation': {
    as: 'cw',
    input: ({ commerce }) => ({ id: commerce.quoteSubmitted.id, msg: 'too-cheap' }),
  },
  'contract.void': {
    as: 'cw',
    input: ({ commerce }) => ({ ...of(commerce.forVoiding), msg: '解除', attachments: scan }),
  },
  'contract.renew': { as: 'sw', input: ({ commerce }) => ({ id: commerce.forRenewal.id }) },
  'contract.declineRenewal': {
    as: 'sw',
    input: ({ commerce }) => ({ ...of(commerce.forEnd), reason: '搬迁' }),
  },
  'contract.setStopped': {
    as: 'sw',
    input: ({ commerce }) => ({ ...of(commerce.forStop), isStop: 1, stopReason: '欠费' }),
  },
  'contract.file': {
    as: 'sw',
    input: ({ commerce }) => ({
      ...of(commerce.forFiling),
      filingPlace: '1',
      filingNo: 'D-1',
      attachments: scan,
    }),
  },
  'contract.unfile': { as: 'sw', input: ({ commerce }) => of(commerce.filed) },
  'contract.filingPlaces': { as: 'sw' },
  'contract.quotation': { as: 'kh', input: ({ commerce }) => ({ id: commerce.draft.id }) },
  'contract.setLineStopped': {
    as: 'sw',
    input: ({ commerce }) => ({ detailId: commerce.line.detailId, operation: 'stop' }),
  },
  'contract.parties': { as: 'jf', input: ({ commerce }) => ({ id: commerce.draft.id }) },
  'contract.contacters': { as: 'sw', input: ({ commerce }) => ({ id: commerce.draft.id }) },
  'contractParty.setStopped': {
    as: 'sw',
    input: ({ commerce }) => ({ ...of(commerce.party), isStop: 1 }),
  },
  'quotation.page': { as: 'jf', input: ({ customerId }) => ({ customerId, auditStatus: 2 }) },
  'quotation.get': { as: 'kh', input: ({ commerce }) => ({ id: commerce.quotation.bjdId }) },
  'quotation.usable': { as: 'jf', input: ({ customerId }) => ({ customerId }) },
  'quotation.status': { as: 'sw', input: ({ commerce }) => ({ id: commerce.quotation.bjdId }) },
  'quotation.byContract': {
    as: 'cw',
    input: ({ commerce }) => ({ contractId: commerce.draft.id }),
  },
  'quotation.byCostLists': {
    as: 'sw',
    input: ({ commerce }) => ({ costListIds: [commerce.sheet.id] }),
  },
  'quotation.linesOfCostList': {
    as: 'sw',
    input: ({ commerce }) => ({ costListId: commerce.sheet.id }),
  },
  'quotation.save': {
    as: 'sw',
    input: ({ commerce }) => ({
      id: commerce.forLines.bjdId,
      version: 1,
      validFrom: '2026-01-01',
      validTo: '2026-12-31',
      details: [flatLine],
    }),
  },
  'quotation.updatePrices': {
    as: 'sw',
    input: ({ commerce }) => ({
      id: commerce.forPrices.bjdId,
      version: 1,
      details: [{ detailId: commerce.forPrices.details[0].detailId, price: '26' }],
    }),
  },
  'quotation.setStopped': {
    as: 'sw',
    input: ({ commerce }) => ({
      id: commerce.quotation.bjdId,
      version: commerce.quotation.version,
      isStop: 1,
    }),
  },
  'stepwiseQuotation.all': { as: 'jf' },
  'stepwiseQuotation.byCustomer': { as: 'jf', input: ({ customerId }) => ({ customerId }) },
  'costList.page': { as: 'kf', input: () => ({ current: 1, size: 2, name: '清单' }) },
  'costList.create': {
    as: 'sw',
    input: (_world, turn) => ({ name: `新清单${turn}`, items: [flatLine] }),
  },
  'costList.update': {
    as: 'sw',
    input: ({ commerce }) => ({ ...of(commerce.sheet), name: '改名的清单', items: [flatLine] }),
  },
  'costList.remove': { as: 'sw', input: ({ commerce }) => ({ id: commerce.forSheetDeletion.id }) },
  'costList.itemsOfQuotation': {
    as: 'jf',
    input: ({ commerce }) => ({ bjdId: commerce.quotation.bjdId }),
  },
  'costList.ofCustomer': { as: 'sw', input: ({ customerId }) => ({ id: customerId }) },
  'costList.feePage': { as: 'sw', input: () => ({ feeCode: 'RKF', current: 1, size: 5 }) },
  'costList.customersOf': { as: 'sw', input: ({ commerce }) => ({ id: commerce.sheet.id }) },
  'costList.setRules': {
    as: 'sw',
    input: ({ commerce }) => ({ ...of(commerce.forRules), jfgz: { freeMode: 'CLIFF' } }),
  },
  'costList.enable': { as: 'sw', input: ({ commerce }) => ({ ids: [commerce.forRules.id] }) },
  'costList.disable': { as: 'sw', input: ({ commerce }) => ({ ids: [commerce.enabled.id] }) },
  'record.prices': {
    as: 'sw',
    input: ({ commerce }) => ({ businessId: commerce.quotation.bjdId }),
  },
}

export type CommerceWorld = Awaited<ReturnType<typeof commerceWorld>>
