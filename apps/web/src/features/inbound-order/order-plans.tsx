import type { InboundProduct } from '@yuncang/shared/contracts/inbound-lines'
import type { InboundOrder } from '@yuncang/shared/contracts/inbound-order'
import type { InboundPlan } from '@yuncang/shared/contracts/inbound-plan'
import { planStatuses, planStatusLabels } from '@yuncang/shared/domain/inbound-plan'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { counted, currentLanguage } from '../../lib/language.ts'
import { grouped, tonnes } from '../../lib/numbers.ts'
import { CodeText } from '../../ui/code-text.tsx'
import { DataGrid, type GridColumn } from '../../ui/grid/index.ts'
import { StatusTag, type Tone } from '../../ui/status-tag.tsx'
import { heightOf } from './order-lines.tsx'

type Props = {
  order: InboundOrder
  plans: readonly InboundPlan[]
  products: readonly InboundProduct[] | undefined
}

/** Where the goods are to lie, who brings them there, and how far that is. */
export function OrderPlans({ plans, products }: Props) {
  const { t } = useTranslation()
  const columns = useMemo(() => {
    const names = new Map(products?.map(({ id, productName }) => [id, productName]))
    return planColumns(t, (lineId) => names.get(lineId) ?? '')
  }, [t, products])
  const finished = plans.filter(({ status }) => status === planStatuses.finished).length
  const title = counted(t('inboundOrder.plans'), plans.length)
  return (
    <section className="card">
      <h2>
        {title}
        <small>{t('inboundOrder.plansFinished', { count: finished })}</small>
      </h2>
      <div style={{ display: 'flex', height: heightOf(plans.length) }}>
        <DataGrid
          label={title}
          columns={columns}
          rows={plans}
          rowKey={idOf}
          empty={{ reason: t('inboundOrder.noPlans') }}
        />
      </div>
    </section>
  )
}

const idOf = ({ id }: InboundPlan) => id

const tones: Record<number, Tone> = { 0: 'idle', 1: 'active', 2: 'good', 9: 'idle' }

export function PlanStatus({ status }: { status: number }) {
  return <StatusTag tone={tones[status] ?? 'idle'} label={labelOf(status)} />
}

const labelOf = (status: number): string =>
  planStatusLabels[status]?.[currentLanguage()] ?? String(status)

type Column = GridColumn<InboundPlan>

const text = (key: keyof InboundPlan, title: string, width: number): Column => ({
  key,
  title,
  width,
  text: (row) => String(row[key] ?? ''),
})

const figure = (key: string, title: string, of: (row: InboundPlan) => string | null): Column => ({
  key,
  title,
  width: 105,
  align: 'end',
  text: (row) => of(row) ?? '',
})

const wholeOf = (count: number | null) => (count === null ? null : grouped(String(count)))

const planColumns = (t: TFunction, productOf: (lineId: string) => string): Column[] => [
  {
    ...text('locationCode', t('inboundOrder.field.locationCode'), 150),
    render: (row) => <CodeText value={row.locationCode} />,
  },
  {
    key: 'status',
    title: t('inboundOrder.field.planStatus'),
    width: 105,
    text: (row) => labelOf(row.status),
    render: (row) => <PlanStatus status={row.status} />,
  },
  {
    ...text('containerNo', t('inboundOrder.field.containerNo'), 150),
    render: (row) => <CodeText value={row.containerNo} />,
  },
  {
    key: 'productName',
    title: t('inboundOrder.field.productName'),
    width: 180,
    text: (row) => productOf(row.lineId),
  },
  figure('planPieces', t('inboundOrder.field.planPieces'), (row) => wholeOf(row.planPieces)),
  figure('actPieces', t('inboundOrder.field.actPieces'), (row) => wholeOf(row.actPieces)),
  figure('planPallet', t('inboundOrder.field.planPallet'), (row) => wholeOf(row.planPallet)),
  figure('actPallet', t('inboundOrder.field.actPallet'), (row) => wholeOf(row.actPallet)),
  figure('planNet', t('inboundOrder.field.planNetTonnes'), (row) => tonnes(row.planNet)),
  figure('actNet', t('inboundOrder.field.actNetTonnes'), (row) => tonnes(row.actNet)),
  text('bizDate', t('inboundOrder.field.bizDate'), 115),
  text('planDate', t('inboundOrder.field.planDate'), 115),
  text('workTeam', t('inboundOrder.field.workTeam'), 110),
  text('tallyMan', t('inboundOrder.field.tallyMan'), 150),
  text('forkliftCode', t('inboundOrder.field.forkliftCode'), 100),
  text('note', t('inboundOrder.field.note'), 180),
  text('planNo', t('inboundOrder.field.planNo'), 160),
]
