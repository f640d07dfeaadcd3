import { lazy } from 'react'
import { addWords } from '../../i18n/setup.ts'
import { loadChunk } from '../../lib/chunk.ts'

/** The manifest of an order on its page, with the words that it comes with. */
export const ManifestOfOrder = lazy(async () => {
  const [section, words] = await Promise.all([
    loadChunk(() => import('./order-manifest.tsx')),
    loadChunk(() => import('../../i18n/inbound-order-manifest.ts')),
  ])
  addWords(words.inboundOrderManifest)
  return { default: section.OrderManifest }
})
