import type { AccessTable } from '../../kernel/access.ts'

export const savedViewAccess = {
  'savedView.list': 'savedView:use',
  'savedView.save': 'savedView:use',
  'savedView.remember': 'savedView:use',
  'savedView.remove': 'savedView:use',
  'savedView.setDefault': 'savedView:use',
} as const satisfies AccessTable
