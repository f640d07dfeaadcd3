import { word, type Words } from '../../kernel/words.ts'

export const tenantWords = {
  tenant: word('租户', 'Tenants'),
} as const satisfies Words
