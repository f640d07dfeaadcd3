import type { Messages } from '../../kernel/messages/types.ts'

export const connectorMessages = {
  'connector.notSimulated': [
    'conflict',
    '只有培训租户的模拟器可以设置故障',
    'Only the simulators of a training tenant can be disturbed.',
  ],
  'connector.noSuchFault': [
    'invalid',
    '该系统的模拟器没有这种故障',
    'The simulator of this system does not fail in that way.',
  ],
} as const satisfies Messages
