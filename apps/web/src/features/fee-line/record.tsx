import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { FeeLineFamily } from '@yuncang/shared/nouns/fee-line/record'
import { businessModules } from '@yuncang/shared/kernel/business-modules'
import { Alert, Button, Space } from 'antd'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { DocumentsOf } from '../../records/documents/documents-of.tsx'
import { LoadingDrawer } from '../../records/form/loading-drawer.tsx'
import { latePart } from '../../i18n/late-part.tsx'
import { feeNameOf } from '../../records/prices/fee-name.ts'
import { StepButtons } from '../../records/steps/step-buttons.tsx'
import { CodeText } from '../../ui/code-text.tsx'
import { Facts } from '../../ui/facts.tsx'
import { SideDrawer } from '../../ui/form/drawer.tsx'
import { kindOf, periodOf } from './columns.tsx'
import { money } from '../../lib/money.ts'
import { EditFeeForm } from './form.tsx'
import { FeeHistory } from './history.tsx'
import { refreshed } from './refreshed.ts'
import { RelatedLines } from './related.tsx'
import { FeeStatus, isSentBack } from './status.tsx'
import { useFeeSteps, useRefusal } from './steps.ts'
import { Why } from './why.tsx'
import './fee-line.css'

/** Few fees are parts of a split charge. */
const PartsOfSplit = latePart(
  async () => (await import('./parts.tsx')).PartsOfSplit,
  () => import('./words/split.ts'),
)

const listRoute = getRouteApi('/fee/feeLine/index')
const recordRoute = getRouteApi('/fee/feeLine/index/$id')

/** A fee line beside the list. */
export function FeeLineRecord() {
  const { id } = recordRoute.useParams()
  const search = listRoute.useSearch()
  const navigate = useNavigate()
  return <FeeDrawer id={id} onClose={() => void navigate({ to: '/fee/feeLine/index', search })} />
}

/** A fee line: what it is about, why its amount is so, and what can be done with it. */
export function FeeDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation()
  const { data, error } = useQuery({ ...trpc.feeLine.get.queryOptions({ id }), ...inPlace })
  if (data) return <LoadedFee line={data} onClose={onClose} />
  return <LoadingDrawer title={t('feeLine.why')} error={error} onClose={onClose} />
}

function LoadedFee({ line, onClose }: { line: FeeLineFamily; onClose: () => void }) {
  const { t } = useTranslation()
  const steps = useFeeSteps(line.parts.length)
  const refusal = useRefusal()
  const [isEditing, setEditing] = useState(false)
  if (isEditing) return <EditFeeForm line={line} onClose={() => setEditing(false)} />
  return (
    <SideDrawer title={t('feeLine.view', { name: feeNameOf(line) })} onClose={onClose}>
      <div className="fee-head">
        <span className="amount">
          {money(line.amount, line.currency)} {line.currency}
        </span>
        <FeeStatus line={line} />
        <span>{kindOf(t, line)}</span>
      </div>
      {isSentBack(line) && (
        <Alert
          type="warning"
          showIcon
          title={t('feeLine.sentBackWhy', { reason: line.sendBackReason })}
          description={t('feeLine.sentBackCure')}
        />
      )}
      <Facts
        items={[
          [t('feeLine.field.customerName'), line.customerName],
          [t('feeLine.field.masterBillNo'), <CodeText key="bill" value={line.masterBillNo} />],
          [t('feeLine.field.businessNo'), <CodeText key="no" value={line.businessNo} />],
          [t('feeLine.field.period'), periodOf(line)],
          [t('feeLine.field.accountPeriod'), line.accountPeriod],
        ]}
      />
      <Space wrap>
        <StepButtons row={line} name={feeNameOf(line)} steps={steps} onDone={refreshed} />
        {refusal('update')(line) === undefined && (
          <Button style={{ marginTop: 24 }} onClick={() => setEditing(true)}>
            {t('action.edit')}
          </Button>
        )}
      </Space>
      <RelatedLines line={line} />
      {line.parts.length > 0 && (
        <Suspense>
          <PartsOfSplit line={line} />
        </Suspense>
      )}
      <Why line={line} />
      {line.calcMethod === 'PASS' && (
        <Suspense>
          <DocumentsOf
            module={businessModules.fee}
            businessId={line.id}
            status={line.status}
            docType="QT"
          />
        </Suspense>
      )}
      <FeeHistory id={line.id} currency={line.currency} />
    </SideDrawer>
  )
}
