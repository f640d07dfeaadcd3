import type { Messages } from './types.ts'

export const validateMessages = {
  'validate.required': ['invalid', '此项必填', 'This field is required.'],
} as const satisfies Messages
