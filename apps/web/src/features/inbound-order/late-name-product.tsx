import { Suspense, type ComponentProps } from 'react'
import { latePart } from '../../i18n/late-part.tsx'

const NameProduct = latePart(
  async () => (await import('./name-product.tsx')).NameProduct,
  () => import('./words/name-product.ts'),
)

/** Few names stand for no product, so what names one comes when there is such a name. */
export const LateNameProduct = (props: ComponentProps<typeof NameProduct>) => (
  <Suspense>
    <NameProduct {...props} />
  </Suspense>
)
