import type { InboundProduct } from '@yuncang/shared/nouns/inbound-order/lines'
import type { InboundOrder } from '@yuncang/shared/nouns/inbound-order/contract'
import type { InboundPlan } from '@yuncang/shared/nouns/inbound-plan/contract'
import { planStatuses, planStatusLabels } from '@yuncang/shared/nouns/inbound-plan/rules'
import { sum } from '@yuncang/shared/kernel/decimal'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { counted, currentLanguage } from '../../lib/language.ts'
import { grouped, tonnes } from '../../lib/numbers.ts'
import { ExportButton } from '../../records/list/export-button.tsx'
import { CodeText } from '../../ui/code-text.tsx'
import { RecordGrid, type GridColumn } from '../../ui/grid/index.ts'
import { StatusTag, type Tone } from '../../ui/status-tag.tsx'

type Props = {
  order: InboundOrder
  plans: readonly InboundPlan[]
  products: readonly InboundProduct[] | undefined
}

/** Where the goods are to lie, who brings them there, and how far that is. */
export function OrderPlans({ order, plans, products }: Props) {
  const { t } = useTranslation()
  const columns = useMemo(() => {
    const names = new Map(products?.map(({ id, productName }) => [id, productName]))
    return planColumns(t, (lineId) => names.get(lineId) ?? '')
  }, [t, products])
  const finished = plans.filter(({ status }) => status === planStatuses.finished).length
  const title = counted(t('inboundOrder.plans'), plans.length)
  return (
    <section className="card">
      <div className="part-head">
        <h2>
          {title}
          <small>{t('inboundOrder.plansFinished', { count: finished })}</small>
        </h2>
        {plans.length > 0 && (
          <ExportButton list="inboundPlan" query={{ id: order.id }} total={plans.length} />
        )}
      </div>
      <RecordGrid
        label={title}
        columns={columns}
        rows={plans}
        rowKey={idOf}
        card={planCard}
        empty={{ reason: t('inboundOrder.noPlans') }}
      />
    </section>
  )
}

const idOf = ({ id }: InboundPlan) => id

const tones: Record<number, Tone> = {
  [planStatuses.waiting]: 'idle',
  [planStatuses.underWay]: 'active',
  [planStatuses.finished]: 'good',
  [planStatuses.cancelled]: 'idle',
}

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

const figure = (
  key: string,
  title: string,
  of: (row: InboundPlan) => string | null,
  total: (rows: readonly InboundPlan[]) => string,
): Column => ({
  key,
  title,
  width: 105,
  align: 'end',
  text: (row) => of(row) ?? '',
  total,
})

const wholeOf = (count: number | null) => (count === null ? null : grouped(String(count)))

type Of<V> = (row: InboundPlan) => V | null

const piecesColumn = (key: string, title: string, of: Of<number>): Column =>
  figure(
    key,
    title,
    (row) => wholeOf(of(row)),
    (rows) => grouped(String(rows.reduce((all, row) => all + (of(row) ?? 0), 0))),
  )

const weightColumn = (key: string, title: string, of: Of<string>): Column =>
  figure(
    key,
    title,
    (row) => tonnes(of(row)),
    (rows) => tonnes(sum(rows.map((row) => of(row) ?? '0'))),
  )

/** On a phone: where the goods are to lie, how far that is, and which they are. */
const planCard = [
  ['locationCode', 'status'],
  ['containerNo', 'productName'],
  ['planPieces', 'actPieces', 'planNet'],
] as const

export const planColumns = (t: TFunction, productOf: (lineId: string) => string): Column[] => [
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
  piecesColumn('planPieces', t('inboundOrder.field.planPieces'), (row) => row.planPieces),
  piecesColumn('actPieces', t('inboundOrder.field.actPieces'), (row) => row.actPieces),
  piecesColumn('planPallet', t('inboundOrder.field.planPallet'), (row) => row.planPallet),
  piecesColumn('actPallet', t('inboundOrder.field.actPallet'), (row) => row.actPallet),
  weightColumn('planNet', t('inboundOrder.field.planNetTonnes'), (row) => row.planNet),
  weightColumn('actNet', t('inboundOrder.field.actNetTonnes'), (row) => row.actNet),
  text('bizDate', t('inboundOrder.field.bizDate'), 115),
  text('planDate', t('inboundOrder.field.planDate'), 115),
  text('workTeam', t('inboundOrder.field.workTeam'), 110),
  text('tallyMan', t('inboundOrder.field.tallyMan'), 150),
  text('forkliftCode', t('inboundOrder.field.forkliftCode'), 100),
  text('note', t('inboundOrder.field.note'), 180),
  text('planNo', t('inboundOrder.field.planNo'), 160),
]
