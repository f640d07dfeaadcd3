import { latePart } from '../../i18n/late-part.tsx'

/** The manifest of an order on its page, with the words that it comes with. */
export const ManifestOfOrder = latePart(
  async () => (await import('./order-manifest.tsx')).OrderManifest,
  () => import('./words/manifest.ts'),
)
