import type { AccessTable } from '../../kernel/access.ts'

export const fileAccess = {
  // By the record that a document belongs to: domain/file.ts.
  'file.upload': 'member',
  'file.list': 'member',
  'file.download': 'member',
  'file.thumbnail': 'member',
  'file.update': 'member',
  'file.remove': 'member',
  'file.usage': 'member',
  'file.pictures': 'member',
  'file.picturesOf': 'member',
} as const satisfies AccessTable
