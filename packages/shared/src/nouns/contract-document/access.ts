import type { AccessTable } from '../../kernel/access.ts'

export const contractDocumentAccess = {
  'contractDocument.template': 'contract:read',
  'contractDocument.uploadTemplate': 'contract:write',
  'contractDocument.resetTemplate': 'contract:write',
  'contractDocument.templateFile': 'contract:read',
  'contractDocument.preview': 'contract:read',
  // They stay with the contract as its documents.
  'contractDocument.exportReport': 'contract:write',
  'contractDocument.exportByQuotation': 'contract:write',
  'contractDocument.exports': 'contract:read',
  'contractDocument.download': 'contract:read',
  'contractDocument.exportAttachments': 'contract:read',
  'contractDocument.importAttachments': 'contract:write',
  'contractDocument.address': 'contract:read',
} as const satisfies AccessTable
