import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import type { SealRecord } from '@yuncang/shared/nouns/seal-record/contract'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { download } from '../../api/files.ts'
import { apiErrorOf } from '../../api/link.ts'
import { useTabTitle } from '../../lib/tab.ts'
import { RecordTimeline, useActionWords } from '../../records/history/history.tsx'
import { RecordWithRail } from '../../records/page/record-rail.tsx'
import { useWalkKeys } from '../../records/page/use-walk-keys.ts'
import { SealDialog } from '../../records/seals/seal-dialog.tsx'
import { CodeText } from '../../ui/code-text.tsx'
import { Facts } from '../../ui/facts.tsx'
import { StatusPage } from '../../ui/status-page.tsx'
import { SealActions } from './actions.tsx'
import { SealStatusTag, sourceLabel, typeLabel } from './status.tsx'
import { SealWay } from './way.tsx'

const route = getRouteApi('/contract/seal/detail/$id')

/** One use of a seal: head with the next step, what is sealed, and what has happened to it. */
export function SealDetail() {
  const { id } = route.useParams()
  const found = useQuery({ ...trpc.sealRecord.get.queryOptions({ id }), meta: { inPlace: true } })
  if (found.data) return <LoadedSeal record={found.data} />
  if (!found.error) return <Skeleton active />
  return <StatusPage code={apiErrorOf(found.error).code} />
}

/** Steps that only seal records have, by what the history calls them. */
const ownSteps = new Set(['submit', 'withdraw', 'pass', 'refuse', 'seal', 'void'])

function LoadedSeal({ record }: { record: SealRecord }) {
  const { t } = useTranslation()
  const usual = useActionWords()
  const [isEditing, setEditing] = useState(false)
  useTabTitle(record.sealNo)
  const navigate = useNavigate()
  useWalkKeys('sealRecord', record.id, (id) =>
    navigate({ to: '/contract/seal/detail/$id', params: { id } }),
  )
  return (
    <div className="record-page">
      <div className="page-head">
        <h1>
          <CodeText value={record.sealNo} />
        </h1>
        <SealStatusTag status={record.status} />
        <span className="count">{record.customerName}</span>
        <SealActions
          record={record}
          beside={<Button onClick={() => setEditing(true)}>{t('action.edit')}</Button>}
        />
      </div>
      <SealWay record={record} />
      <RecordWithRail
        title={t('sealRecord.timeline')}
        timeline={
          <RecordTimeline
            id={record.id}
            wordsOf={({ action }) =>
              ownSteps.has(action) ? t(`sealRecord.step.${action}`) : usual(action)
            }
          />
        }
      >
        <section className="card">
          <h2>{t('sealRecord.head')}</h2>
          <SealFacts record={record} />
        </section>
      </RecordWithRail>
      {isEditing && (
        <SealDialog
          source={{ type: record.sourceType, id: record.sourceId, no: record.sourceNo }}
          record={record}
          onClose={() => setEditing(false)}
        />
      )}
    </div>
  )
}

function SealFacts({ record }: { record: SealRecord }) {
  const { t } = useTranslation()
  const { mutate, isPending } = useMutation({
    mutationFn: () => download('sealRecord.download', { id: record.id }),
  })
  const field = (key: string) => t(`sealRecord.field.${key}`)
  return (
    <Facts
      items={[
        [field('sourceType'), sourceLabel(record.sourceType)],
        [field('sourceNo'), <SourceLink key="source" record={record} />],
        [field('customerName'), record.customerName],
        [field('sealType'), typeLabel(record.sealType)],
        [field('copies'), record.copies],
        [field('purpose'), record.purpose],
        [
          field('documentName'),
          <Button
            key="document"
            style={{ height: 'auto', padding: 0, textAlign: 'start', whiteSpace: 'normal' }}
            type="link"
            size="small"
            loading={isPending}
            onClick={() => mutate()}
          >
            {record.documentName}
          </Button>,
        ],
        [
          field('sha256'),
          <code key="sha256" style={{ overflowWrap: 'anywhere' }}>
            {record.sha256}
          </code>,
        ],
        ...(record.sealedTime === null
          ? []
          : ([
              [field('sealedBy'), record.sealedBy],
              [field('sealedTime'), record.sealedTime],
            ] as const)),
        [field('createTime'), record.createTime],
      ]}
    />
  )
}

const SourceLink = ({ record: { sourceType, sourceId: id, sourceNo } }: { record: SealRecord }) =>
  sourceType === 'CONTRACT' ? (
    <Link to="/contract/contract/detail/$id" params={{ id }}>
      {sourceNo}
    </Link>
  ) : (
    <Link to="/wms/inboundOrder/detail/$id" params={{ id }}>
      {sourceNo}
    </Link>
  )
