import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import { grouped, tonnes } from '../../lib/numbers.ts'
import { Changes, RecordTimeline, type RecordedStep } from '../../records/history/history.tsx'
import { actionKeys } from './action-words.ts'
import { useAreas } from './areas.ts'

const flags: ReadonlySet<string> = new Set(['bondedFlag', 'isFillBag', 'isCard', 'monthAgency'])

/** Fields that the step itself says, or whose names stand beside them. */
const said: ReadonlySet<string> = new Set([
  'orderStatus',
  'submitBy',
  'submitTime',
  'startTime',
  'customerId',
  'hqCustomerId',
  'contractId',
  'bjdId',
  // Beside the figures of what was finished last.
  'actGross',
  'actVolume',
])

/** What happened to an order, each step with the values before and after. */
export function OrderTimeline({ id }: { id: string }) {
  const { t } = useTranslation()
  const { labelOf: inboundType } = useDictionary('INBOUND_TYPE')
  const { labelOf: businessType } = useDictionary('BUSINESS_TYPE')
  const { labelOf: tradeType } = useDictionary('TRADE_TYPE')
  const { labelOf: docType } = useDictionary('DOC_TYPE')
  const { labelOf: storageAreaId } = useAreas()
  const weights = { netWeight: tonnes, grossWeight: tonnes, actNet: grouped }
  const labels = { inboundType, businessType, tradeType, docType, storageAreaId, ...weights }
  const wordsOf = ({ action }: RecordedStep) => {
    const key = actionKeys[action]
    return key === undefined ? action : t(key)
  }
  return (
    <RecordTimeline
      id={id}
      wordsOf={wordsOf}
      renderChanges={({ fieldDiff }) => (
        <>
          {[true, false].map((isNew) => (
            <Changes
              key={String(isNew)}
              noun="inboundOrder"
              flags={flags}
              labels={labels}
              diff={headOf(fieldDiff, isNew)}
              isNew={isNew}
            />
          ))}
          <LineChanges diff={fieldDiff} />
        </>
      )}
    />
  )
}

type Diff = RecordedStep['fieldDiff']
const lines = 'inboundProductList'
const containers = 'inboundContainerList'

/** Fields that had nothing in them before, or those that had; without what is told of lines. */
const headOf = (diff: Diff, isNew: boolean): Diff =>
  Object.fromEntries(
    Object.entries(diff).filter(
      ([field, { before }]) =>
        !said.has(field) &&
        !/List(\.|$)/.test(field) &&
        (before === null || before === undefined || before === '') === isNew,
    ),
  )

/** How many lines of a list a step changed; one entry without a number tells of the whole list. */
const countOf = (diff: Diff, list: string): number =>
  Object.keys(diff).filter((field) => field === list || field.startsWith(`${list}.`)).length

const toldAtMost = 5

/** Decisions line by line while they are few; other changes of lines are counted. */
function LineChanges({ diff }: { diff: Diff }) {
  const { t } = useTranslation()
  const { labelOf } = useDictionary('DIFF_DECISION')
  const counted = [
    [countOf(diff, lines), 'inboundOrder.linesChanged'],
    [countOf(diff, containers), 'inboundOrder.containersChanged'],
  ] as const
  const decided = Object.entries(diff).flatMap(([field, { before, after }]) => {
    const line = /^inboundProductList\.(\d+)\.diffDecision$/.exec(field)?.[1]
    return line === undefined ? [] : [{ line: Number(line) + 1, before, after }]
  })
  const wordOf = (value: unknown) => (typeof value === 'string' && value ? labelOf(value) : '—')
  if (decided.length > 0 && decided.length <= toldAtMost) {
    return decided.map(({ line, before, after }) => (
      <div key={line} className="change">
        {t('inboundOrder.lineDecided', { line, before: wordOf(before), after: wordOf(after) })}
      </div>
    ))
  }
  return counted
    .filter(([count]) => count > 0)
    .map(([count, key]) => (
      <div key={key} className="change">
        {t(key, { count })}
      </div>
    ))
}

const rejected = 3

/** Why the order came back, where its clerk cannot miss it. */
export function RejectReason({ id }: { id: string }) {
  const { t } = useTranslation()
  const { data } = useQuery(trpc.record.audits.queryOptions({ businessId: id }))
  const last = data?.findLast(({ result }) => result === rejected)
  if (!last) return null
  const { auditor: name, time, msg: reason } = last
  return (
    <Alert type="error" showIcon title={t('inboundOrder.rejectedBy', { name, time, reason })} />
  )
}
