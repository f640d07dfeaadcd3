import { lazy } from 'react'
import { addWords } from '../i18n/setup.ts'
import { loadChunk } from '../lib/chunk.ts'

const loadWords = async () => {
  const { documents } = await loadChunk(() => import('../i18n/documents.ts'))
  addWords(documents)
}

/** The documents of a record on its page, with the words that they come with. */
export const DocumentsOf = lazy(async () => {
  const [panel] = await Promise.all([loadChunk(() => import('./documents/panel.tsx')), loadWords()])
  return { default: panel.DocumentPanel }
})

/** The photos of the load of a truck, in the same way. */
export const LoadPhotosOf = lazy(async () => {
  const [photos] = await Promise.all([
    loadChunk(() => import('./documents/load-photos.tsx')),
    loadWords(),
  ])
  return { default: photos.LoadPhotos }
})
