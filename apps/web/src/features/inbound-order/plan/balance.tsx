import type { InboundProduct } from '@yuncang/shared/nouns/inbound-order/lines'
import { tonnesOf } from '@yuncang/shared/nouns/inventory/rules'
import { Alert, Button } from 'antd'
import { useDeferredValue, useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { Lines } from '../../../ui/form/line-editor/lines.ts'
import type { Free, Place } from './locations.ts'
import { gapsOf, overloadsOf, type Gap, type Overload } from './sums.ts'

const shownAtMost = 6

type Props = {
  lines: Lines
  products: readonly InboundProduct[]
  places: readonly Place[]
  free: ReadonlyMap<string, Free>
  /** What is not planned did not come, and is no mistake. */
  isActual: boolean
}

/** While rows are edited: which goods lines they do not add up to, and which locations they overfill. */
export function Balance({ lines, products, places, free, isActual }: Props) {
  const { t } = useTranslation()
  const rows = useSyncExternalStore(lines.subscribe, () => lines.view().rows)
  // Adding up thousands of rows must not hold up the key that changed one of them.
  const settled = useDeferredValue(rows)
  const gaps = useMemo(() => gapsOf(products, settled), [products, settled])
  const overloads = useMemo(() => overloadsOf(settled, free), [settled, free])
  const isExact = gaps.length === 0
  return (
    <div role="status" className="plan-balance">
      <Alert
        type={isExact ? 'success' : isActual ? 'info' : 'warning'}
        showIcon
        title={
          isExact
            ? t(isActual ? 'inboundOrder.direct.exact' : 'inboundOrder.plan.exact', {
                count: products.length,
              })
            : t(isActual ? 'inboundOrder.plan.differs' : 'inboundOrder.plan.gaps', {
                count: gaps.length,
              })
        }
        {...(!isExact && { description: <Gaps gaps={gaps} lines={lines} /> })}
      />
      {overloads.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('inboundOrder.plan.overloads', { count: overloads.length })}
          description={<Overloads overloads={overloads} places={places} />}
        />
      )}
    </div>
  )
}

function Gaps({ gaps, lines }: { gaps: readonly Gap[]; lines: Lines }) {
  const { t } = useTranslation()
  return (
    <ul className="plan-gaps">
      {gaps.slice(0, shownAtMost).map(({ line, pieces, net, row }) => (
        <li key={line.id}>
          {t('inboundOrder.plan.gap', {
            line: line.lineNo,
            name: [line.containerNo, line.productName].filter(Boolean).join(' '),
            pieces,
            whole: line.planPieces,
          })}
          {net !== undefined &&
            t('inboundOrder.plan.gapNet', { net: tonnesOf(net), whole: tonnesOf(line.planNet) })}
          {row !== undefined && (
            <Button type="link" size="small" onClick={() => lines.goTo({ row, col: 2 })}>
              {t('inboundOrder.plan.goThere')}
            </Button>
          )}
        </li>
      ))}
      {gaps.length > shownAtMost && (
        <li>{t('inboundOrder.plan.andMore', { count: gaps.length - shownAtMost })}</li>
      )}
    </ul>
  )
}

type OverProps = { overloads: readonly Overload[]; places: readonly Place[] }

function Overloads({ overloads, places }: OverProps) {
  const { t } = useTranslation()
  const codes = new Map(places.map(({ id, code }) => [id, code]))
  return (
    <ul className="plan-gaps">
      {overloads.slice(0, shownAtMost).map(({ locationId, pallets, gross, free }) => (
        <li key={locationId}>
          {t('inboundOrder.plan.overload', {
            code: codes.get(locationId) ?? '',
            pallets,
            net: tonnesOf(gross),
            freePallets: free.pallets ?? '—',
            freeNet: free.weight === null ? '—' : tonnesOf(free.weight),
          })}
        </li>
      ))}
    </ul>
  )
}
