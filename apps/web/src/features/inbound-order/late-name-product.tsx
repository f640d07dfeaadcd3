import { lazy, Suspense, type ComponentProps } from 'react'
import { loadTexts } from '../../i18n/load-texts.ts'
import { loadChunk } from '../../lib/chunk.ts'

const NameProduct = lazy(async () => {
  const [{ NameProduct: Loaded }] = await Promise.all([
    loadChunk(() => import('./name-product.tsx')),
    loadTexts(() => import('./words/name-product.ts')),
  ])
  return { default: Loaded }
})

/** Few names stand for no product, so what names one comes when there is such a name. */
export const LateNameProduct = (props: ComponentProps<typeof NameProduct>) => (
  <Suspense>
    <NameProduct {...props} />
  </Suspense>
)
