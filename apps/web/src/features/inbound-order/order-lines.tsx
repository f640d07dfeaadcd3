import type { InboundContainer, InboundProduct } from '@yuncang/shared/contracts/inbound-lines'
import type { InboundPlan } from '@yuncang/shared/contracts/inbound-plan'
import { fromScaled, sum, toScaled } from '@yuncang/shared/domain/decimal'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDictionary } from '../../api/use-dictionary.ts'
import { counted } from '../../lib/language.ts'
import { grouped, tonnes } from '../../lib/numbers.ts'
import { DataGrid } from '../../ui/grid/index.ts'
import { containerColumns, productColumns } from './line-columns.tsx'

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
  const productLines = useMemo(
    () => productColumns(t, { isIn, diffType, decision }),
    [t, isIn, diffType, decision],
  )
  const containerLines = useMemo(
    () => containerColumns(t, { isPlanned, unloadStatus }),
    [t, isPlanned, unloadStatus],
  )
  const totals = useMemo(() => totalsOf(products ?? []), [products])
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
          {products && (
            <small>
              {t('inboundOrder.planned', totals.plan)}
              {isIn && ` · ${t('inboundOrder.received', totals.act)}`}
            </small>
          )}
        </h2>
        <div style={{ display: 'flex', height: heightOf(shownProducts?.length ?? 0) }}>
          <DataGrid
            label={productsTitle}
            columns={productLines}
            rows={shownProducts}
            rowKey={idOf}
            empty={{ reason: t('inboundOrder.noProducts') }}
          />
        </div>
      </section>
      <section className="card">
        <h2>{containersTitle}</h2>
        <div style={{ display: 'flex', height: heightOf(containers?.length ?? 0) }}>
          <DataGrid
            label={containersTitle}
            columns={containerLines}
            rows={containers}
            rowKey={idOf}
            empty={{ reason: t('inboundOrder.noContainers') }}
          />
        </div>
      </section>
    </>
  )
}

const idOf = ({ id }: { id: string }) => id

/** Summed up once, for thousands of lines take their time. */
function totalsOf(lines: readonly InboundProduct[]) {
  const count = (of: (line: InboundProduct) => number | null) =>
    grouped(String(lines.reduce((total, line) => total + (of(line) ?? 0), 0)))
  const weight = (of: (line: InboundProduct) => string | null) => {
    const grams = lines.reduce((total, line) => total + toScaled(of(line) ?? '0', 'kg'), 0)
    // Thousands of lines are added up in whole grams; only a sum beyond them needs the slow way.
    const isExact = Number.isSafeInteger(grams)
    return tonnes(isExact ? fromScaled(grams, 'kg') : sum(lines.map((line) => of(line) ?? '0')))
  }
  return {
    plan: {
      pieces: count(({ planPieces }) => planPieces),
      pallets: count(({ planPallet }) => planPallet),
      net: weight(({ planNet }) => planNet),
    },
    act: {
      pieces: count(({ actPieces }) => actPieces),
      pallets: count(({ actPallet }) => actPallet),
      net: weight(({ actNet }) => actNet),
    },
  }
}
