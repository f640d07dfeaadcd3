import type { AccessTable } from '../../kernel/access.ts'

export const dictionaryAccess = {
  'dictionary.find': 'dictionary:read',
  'dictionary.findByTenant': 'dictionary:read',
  'dictionary.map': 'dictionary:read',
  'dictionary.page': 'dictionary:manage',
  'dictionary.get': 'dictionary:manage',
  'dictionary.ofCode': 'dictionary:manage',
  'dictionary.codes': 'dictionary:manage',
  'dictionary.create': 'dictionary:manage',
  'dictionary.update': 'dictionary:manage',
  'dictionary.remove': 'dictionary:manage',
  'dictionary.setLocked': 'dictionary:manage',
  'dictionary.setShown': 'dictionary:manage',
  'dictionary.import': 'dictionary:manage',
  'dictionary.sync': 'dictionary:manage',
} as const satisfies AccessTable
