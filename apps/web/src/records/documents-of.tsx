import { lazy } from 'react'
import { addWords } from '../i18n/setup.ts'
import { loadChunk } from '../lib/chunk.ts'

/** The documents of a record on its page, with the words that they come with. */
export const DocumentsOf = lazy(async () => {
  const [panel, words] = await Promise.all([
    loadChunk(() => import('./documents/panel.tsx')),
    loadChunk(() => import('../i18n/documents.ts')),
  ])
  addWords(words.documents)
  return { default: panel.DocumentPanel }
})
