import { word, type Words } from '../../kernel/words.ts'

export const outboxWords = {
  outbox: word('消息发送', 'Outgoing messages'),
} as const satisfies Words
