import { latePart } from '../../i18n/late-part.tsx'

/** The documents of a record on its page, with the words that they come with. */
export const DocumentsOf = latePart(
  async () => (await import('./panel.tsx')).DocumentPanel,
  () => import('./words.ts'),
)

/** The photos of the load of a truck, in the same way. */
export const LoadPhotosOf = latePart(
  async () => (await import('./load-photos.tsx')).LoadPhotos,
  () => import('./words.ts'),
)
