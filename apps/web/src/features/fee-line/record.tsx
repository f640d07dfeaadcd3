import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { FeeLineDetail } from '@yuncang/shared/contracts/fee-line-record'
import { App, Button, Space } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { LoadingDrawer } from '../../records/loading-drawer.tsx'
import { StepButtons } from '../../records/step-buttons.tsx'
import { useCan } from '../../session/session-context.tsx'
import { CodeText } from '../../ui/code-text.tsx'
import { Facts } from '../../ui/facts.tsx'
import { SideDrawer } from '../../ui/form/drawer.tsx'
import { periodOf } from './columns.tsx'
import { money } from './figures.ts'
import { EditFeeForm } from './form.tsx'
import { FeeHistory } from './history.tsx'
import { refreshed } from './refreshed.ts'
import { FeeStatus } from './status.tsx'
import { useFeeSteps, useRefusal } from './steps.ts'
import { Why } from './why.tsx'
import './fee-line.css'

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

function LoadedFee({ line, onClose }: { line: FeeLineDetail; onClose: () => void }) {
  const { t } = useTranslation()
  const steps = useFeeSteps()
  const refusal = useRefusal()
  const [isEditing, setEditing] = useState(false)
  if (isEditing) return <EditFeeForm line={line} onClose={() => setEditing(false)} />
  return (
    <SideDrawer title={t('feeLine.view', { name: line.feeName })} onClose={onClose}>
      <div className="fee-head">
        <span className="amount">
          {money(line.amount)} {line.currency}
        </span>
        <FeeStatus line={line} />
        {line.revision > 0 && <span>{t('feeLine.supplement', { n: line.revision })}</span>}
      </div>
      <Facts
        items={[
          [t('feeLine.field.customerName'), line.customerName],
          [t('feeLine.field.masterBillNo'), <CodeText key="bill" value={line.masterBillNo} />],
          [t('feeLine.field.businessNo'), <CodeText key="no" value={line.businessNo} />],
          [t('feeLine.field.period'), periodOf(line)],
        ]}
      />
      <Space wrap>
        <StepButtons row={line} name={line.feeName} steps={steps} onDone={refreshed} />
        {refusal('update')(line) === undefined && (
          <Button style={{ marginTop: 24 }} onClick={() => setEditing(true)}>
            {t('action.edit')}
          </Button>
        )}
        <RerateButton line={line} />
      </Space>
      <Why line={line} />
      <FeeHistory id={line.id} />
    </SideDrawer>
  )
}

/** For a fee of work without a price, once the price is there; storage is calculated by the month. */
function RerateButton({ line }: { line: FeeLineDetail }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const canWrite = useCan('feeLine:write')
  const rerate = useMutation({
    ...trpc.feeLine.rerate.mutationOptions(),
    onSuccess: async () => {
      void message.success(t('feeLine.rerated'))
      await refreshed()
    },
  })
  const isDue = line.isMissingPrice === 1 && line.jfmoduleId !== 'CC' && line.source === 'AUTO'
  if (!canWrite || !isDue || line.status === 9) return null
  return (
    <Button
      style={{ marginTop: 24 }}
      loading={rerate.isPending}
      onClick={() => rerate.mutate({ businessId: line.businessId })}
    >
      {t('feeLine.rerate')}
    </Button>
  )
}
