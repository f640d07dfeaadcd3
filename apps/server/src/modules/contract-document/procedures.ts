import { contractDocument } from '@yuncang/shared/nouns/contract-document/contract'
import { member, router } from '../../trpc/operation.ts'
import { address } from './service/download.ts'
import { exportsOf } from './service/exports.ts'
import { resetTemplate, template, uploadTemplate } from './service/template.ts'

export const contractDocumentProcedures = router({
  template: member.query(contractDocument.template, template),
  uploadTemplate: member.mutation(contractDocument.uploadTemplate, uploadTemplate),
  resetTemplate: member.mutation(contractDocument.resetTemplate, resetTemplate),
  exports: member.query(contractDocument.exports, exportsOf),
  address: member.query(contractDocument.address, address),
})
