import type { Sample } from '../../contract/sample.ts'
import type { TestApp } from '../../support/app.ts'
import { textDocx } from '../../support/docx.ts'
import { pdf } from '../../support/pictures.ts'
import { archiveOf } from '../../support/archives.ts'
import type { ContractWorld } from '../contract/samples.ts'
import type { QuotationWorld } from '../quotation/samples.ts'

/** A docx that can become the template of a contract. */
export async function contractDocumentWorld(app: TestApp, { contract }: ContractWorld) {
  const businessId = contract.draft.id
  const fields = { uploadModuleCode: 'HTMB', businessId, docType: 'HTMB' }
  const file = { name: '模板.docx', bytes: await textDocx('合同 {{合同编号}}') }
  const { body } = await app.form('file.upload', { fields, file }, 'sw')
  return { templateUrl: `/api/lh-wms/file/download?id=${body.data.id}` }
}
type ContractDocumentWorld = Awaited<ReturnType<typeof contractDocumentWorld>>

export const contractDocumentSamples: Record<
  string,
  Sample<ContractWorld & QuotationWorld & ContractDocumentWorld>
> = {
  'contractDocument.template': { as: 'kf', input: () => ({ id: 'standard' }) },
  'contractDocument.uploadTemplate': {
    as: 'sw',
    input: ({ contract, templateUrl }) => ({ id: contract.draft.id, url: templateUrl }),
  },
  'contractDocument.resetTemplate': {
    as: 'sw',
    input: ({ contract }) => ({ id: contract.draft.id }),
  },
  'contractDocument.templateFile': { as: 'kf', input: () => ({ id: 'standard' }) },
  'contractDocument.preview': { as: 'kf', input: ({ contract }) => ({ id: contract.draft.id }) },
  'contractDocument.exportReport': {
    as: 'sw',
    input: ({ contract }) => ({ id: contract.draft.id, kind: 'report' }),
  },
  'contractDocument.exportByQuotation': {
    as: 'sw',
    input: ({ quotation }) => ({ id: quotation.quoted.bjdId }),
  },
  'contractDocument.exports': { as: 'kf', input: ({ contract }) => ({ id: contract.draft.id }) },
  'contractDocument.download': {
    as: 'kf',
    input: ({ contract }) => ({ id: contract.forFiling.id }),
    starts: '%P',
  },
  'contractDocument.exportAttachments': {
    as: 'kf',
    input: ({ contract }) => ({ ids: [contract.forFiling.id] }),
  },
  'contractDocument.importAttachments': {
    as: 'sw',
    upload: async () => archiveOf({ '没有编号.pdf': pdf(100) }),
  },
  'contractDocument.address': {
    as: 'kf',
    input: ({ contract }) => ({ id: contract.forFiling.id }),
  },
}
