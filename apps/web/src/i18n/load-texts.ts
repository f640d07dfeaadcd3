import type { Messages } from '@yuncang/shared/kernel/messages/types'
import { loadChunk } from '../lib/chunk.ts'
import { addWords, type Words } from './setup.ts'

export type LoadTexts = () => Promise<Readonly<Record<string, Words | Messages>>>

const isWords = (texts: Words | Messages): texts is Words => 'zh' in texts

/** Files of words that a screen shows and of messages that its forms say. The start knows no messages. */
export async function loadTexts(...files: readonly LoadTexts[]): Promise<void> {
  const loaded = await Promise.all(files.map((load) => loadChunk(load)))
  const messages: Messages[] = []
  for (const texts of loaded.flatMap((file) => Object.values(file))) {
    if (isWords(texts)) addWords(texts)
    else messages.push(texts)
  }
  if (messages.length === 0) return
  const { addMessages } = await loadChunk(() => import('@yuncang/shared/client-messages'))
  messages.forEach(addMessages)
}
