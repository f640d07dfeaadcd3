import { lazy } from 'react'
import { loadTexts } from '../../i18n/load-texts.ts'
import { loadChunk } from '../../lib/chunk.ts'

/** The manifest of an order on its page, with the words that it comes with. */
export const ManifestOfOrder = lazy(async () => {
  const [section] = await Promise.all([
    loadChunk(() => import('./order-manifest.tsx')),
    loadTexts(() => import('./words/manifest.ts')),
  ])
  return { default: section.OrderManifest }
})
