import { lazy } from 'react'
import { loadChunk } from '../../lib/chunk.ts'
import { loadDocumentWords } from './load-words.ts'

/** The documents of a record on its page, with the words that they come with. */
export const DocumentsOf = lazy(async () => {
  const [panel] = await Promise.all([loadChunk(() => import('./panel.tsx')), loadDocumentWords()])
  return { default: panel.DocumentPanel }
})

/** The photos of the load of a truck, in the same way. */
export const LoadPhotosOf = lazy(async () => {
  const [photos] = await Promise.all([
    loadChunk(() => import('./load-photos.tsx')),
    loadDocumentWords(),
  ])
  return { default: photos.LoadPhotos }
})
