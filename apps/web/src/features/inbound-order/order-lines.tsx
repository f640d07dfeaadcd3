import type { InboundContainer, InboundProduct } from '@yuncang/shared/nouns/inbound-order/lines'
import type { InboundPlan } from '@yuncang/shared/nouns/inbound-plan/contract'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDictionary } from '../../api/use-dictionary.ts'
import { counted } from '../../lib/language.ts'
import { RecordGrid } from '../../ui/grid/index.ts'
import { containerColumns, productCard, productCardIn, productColumns } from './line-columns.tsx'
import { totalsOf } from './product-totals.ts'

/** Lines grow with their number up to half a window; beyond that they scroll, however many there are. */
export const heightOf = (count: number) => `min(${Math.max(count, 3) * 40 + 48}px, 55vh)`

type Props = {
  /** Undefined until all of them are here. */
  products: readonly InboundProduct[] | undefined
  /** All of them, or the first until then. */
  shownProducts: readonly InboundProduct[] | undefined
  containers: readonly InboundContainer[] | undefined
  plans: readonly InboundPlan[] | undefined
}

/** The goods, planned and as they came, and the containers that they came in. */
export function OrderLines({ products, shownProducts, containers, plans }: Props) {
  const { t } = useTranslation()
  const { labelOf: diffType } = useDictionary('DIFF_TYPE')
  const { labelOf: decision } = useDictionary('DIFF_DECISION')
  const { labelOf: unloadStatus } = useDictionary('UNLOAD_STATUS')
  const isIn = shownProducts?.some(({ actPieces }) => actPieces !== null) ?? false
  const isPlanned = plans !== undefined
  const totals = useMemo(() => products && totalsOf(products), [products])
  const productLines = useMemo(
    () => productColumns(t, { isIn, diffType, decision, totals }),
    [t, isIn, diffType, decision, totals],
  )
  const containerLines = useMemo(
    () => containerColumns(t, { isPlanned, unloadStatus }),
    [t, isPlanned, unloadStatus],
  )
  const isPartial = products === undefined && shownProducts !== undefined
  const productsTitle = isPartial
    ? t('inboundOrder.productsComing')
    : counted(t('inboundOrder.products'), products?.length)
  const containersTitle = counted(t('inboundOrder.containers'), containers?.length)
  return (
    <>
      <section className="card">
        <h2>
          {productsTitle}
          {totals && (
            <small>
              {t('inboundOrder.planned', orZero(totals.plan))}
              {isIn && ` · ${t('inboundOrder.received', orZero(totals.act))}`}
            </small>
          )}
        </h2>
        <RecordGrid
          label={productsTitle}
          columns={productLines}
          rows={shownProducts}
          rowKey={idOf}
          card={isIn ? productCardIn : productCard}
          empty={{ reason: t('inboundOrder.noProducts') }}
        />
      </section>
      <section className="card">
        <h2>{containersTitle}</h2>
        <RecordGrid
          label={containersTitle}
          columns={containerLines}
          rows={containers}
          rowKey={idOf}
          empty={{ reason: t('inboundOrder.noContainers') }}
        />
      </section>
    </>
  )
}

const idOf = ({ id }: { id: string }) => id

/** In a sentence nothing is said to be none. */
const orZero = <F extends Record<string, string>>(figures: F) =>
  Object.fromEntries(Object.entries(figures).map(([key, figure]) => [key, figure || '0']))
