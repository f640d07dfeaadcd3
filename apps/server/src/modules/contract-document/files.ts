import { contractDocument } from '@yuncang/shared/nouns/contract-document/contract'
import { download, keptFile, upload, type FileHandler } from '../../trpc/files.ts'
import { exportAttachments } from './service/attachments-out.ts'
import { importAttachments } from './service/attachments-in.ts'
import { download as downloadDocument } from './service/download.ts'
import { exportByQuotation, exportReport, preview } from './service/exports.ts'
import { templateFile } from './service/template.ts'

export const contractDocumentFiles = {
  'contractDocument.templateFile': download(contractDocument.templateFile, templateFile),
  'contractDocument.preview': download(contractDocument.preview, preview),
  'contractDocument.exportReport': download(contractDocument.exportReport, exportReport),
  'contractDocument.exportByQuotation': download(
    contractDocument.exportByQuotation,
    exportByQuotation,
  ),
  'contractDocument.exportAttachments': download(
    contractDocument.exportAttachments,
    exportAttachments,
  ),
  'contractDocument.importAttachments': upload(importAttachments),
  'contractDocument.download': keptFile(contractDocument.download, downloadDocument),
} as const satisfies Record<string, FileHandler>
