import type { InboundSuggestion } from '@yuncang/shared/nouns/inbound-plan/planned-order'
import { Alert, Button, Select } from 'antd'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { LineEditor } from '../../../ui/form/line-editor/line-editor.tsx'
import type { LineColumn, LineOption } from '../../../ui/form/line-editor/column.ts'
import type { Lines } from '../../../ui/form/line-editor/lines.ts'
import { useAreas } from '../areas.ts'
import { Balance } from './balance.tsx'
import { useLocations } from './locations.ts'
import { lineOptions, locationOptions } from './plan-lines.ts'
import { suggestionFor, type PlanStart } from './use-start.ts'
import { useWorkChoices } from './work-fields.tsx'
import './plan.css'

type Props = {
  start: PlanStart
  lines: Lines
  onChange: () => void
  /** A suggestion as rows of these lines. */
  rowsOf: (suggestion: InboundSuggestion) => readonly object[]
  isActual?: boolean
}

/** Which goods lie where, row by row, with what the server suggests and what does not add up. */
export function PlanRows({ start, lines, onChange, rowsOf, isActual = false }: Props) {
  const { t } = useTranslation()
  const { order, products } = start
  const used = useUsed(lines)
  const { places, free } = useLocations(order.bondedFlag, used)
  const columns = useChoices(start, lines, { places, free })
  const title = t(isActual ? 'inboundOrder.direct.rows' : 'inboundOrder.plan.rows')
  return (
    <section className="card">
      <h2>{title}</h2>
      <Suggest start={start} lines={lines} rowsOf={rowsOf} />
      <LineEditor label={title} lines={lines} columns={columns} onChange={onChange} />
      <Balance lines={lines} products={products} places={places} free={free} isActual={isActual} />
    </section>
  )
}

/** Ids of the locations that rows name; the same set until another one is named. */
function useUsed(lines: Lines): ReadonlySet<string> {
  const ids = useSyncExternalStore(lines.subscribe, () =>
    [...new Set(lines.view().rows.map((row) => row[1] ?? ''))].filter(Boolean).sort().join(' '),
  )
  return useMemo(() => new Set(ids.split(' ').filter(Boolean)), [ids])
}

type Where = Pick<ReturnType<typeof useLocations>, 'places' | 'free'>

/** The columns with what may be chosen in each, as it becomes known. */
function useChoices({ products }: PlanStart, lines: Lines, { places, free }: Where): LineColumn[] {
  const { t } = useTranslation()
  const { teams, tallyMen, forklifts } = useWorkChoices()
  const ofLines = useMemo(() => lineOptions(products), [products])
  return useMemo(() => {
    const options: Readonly<Record<string, readonly LineOption[]>> = {
      lineId: ofLines,
      locationId: locationOptions(t, places, free),
      workTeam: teams,
      tallyMan: tallyMen,
      forkliftCode: forklifts,
    }
    return lines.columns.map((column) =>
      column.kind === 'select' ? { ...column, options: options[column.key] ?? [] } : column,
    )
  }, [t, lines, ofLines, places, free, teams, tallyMen, forklifts])
}

type SuggestProps = Pick<Props, 'start' | 'lines' | 'rowsOf'>

/** Asks the server for locations, in an area where one is chosen; what it finds takes the place of all rows. */
function Suggest({ start, lines, rowsOf }: SuggestProps) {
  const { t } = useTranslation()
  const { tree } = useAreas()
  const [areaId, setAreaId] = useState(start.order.storageAreaId)
  const [isPending, setPending] = useState(false)
  const [found, setFound] = useState({ suggestion: start.suggestion, refusal: start.refusal })
  const options = tree.flatMap(({ value, title, children }) => [
    { value, label: title },
    ...children.map((area) => ({ value: area.value, label: area.title })),
  ])
  const suggest = async () => {
    setPending(true)
    const next = await suggestionFor(start.order.id, areaId ?? undefined)
    setPending(false)
    setFound(next)
    if (next.refusal === undefined) lines.replace(rowsOf(next.suggestion))
  }
  const { unplaced } = found.suggestion
  return (
    <>
      <div className="plan-suggest">
        <Select
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          value={areaId}
          options={options}
          aria-label={t('inboundOrder.field.storageAreaId')}
          placeholder={t('inboundOrder.plan.anyArea')}
          onChange={(next: string | undefined) => setAreaId(next ?? null)}
        />
        <Button loading={isPending} onClick={() => void suggest()}>
          {t('inboundOrder.plan.suggest')}
        </Button>
      </div>
      {found.refusal !== undefined && (
        <Alert type="error" showIcon role="alert" title={found.refusal} className="plan-alert" />
      )}
      {unplaced.length > 0 && (
        <Alert
          type="warning"
          showIcon
          className="plan-alert"
          title={t('inboundOrder.plan.unplaced', {
            count: unplaced.length,
            line: unplaced[0]?.lineNo,
            name: unplaced[0]?.productName,
            pieces: unplaced[0]?.pieces,
          })}
        />
      )}
    </>
  )
}
