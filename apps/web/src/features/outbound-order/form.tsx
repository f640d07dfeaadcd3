import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { outboundStatuses } from '@yuncang/shared/nouns/outbound-order/rules'
import { auditStatuses } from '@yuncang/shared/kernel/audit'
import { outboundOrder, type OutboundOrder } from '@yuncang/shared/nouns/outbound-order/contract'
import { today } from '@yuncang/shared/kernel/calendar'
import { App, Skeleton } from 'antd'
import { useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { formFailureOf } from '../../api/form-failure.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { TabContext, useTabTitle } from '../../lib/tab.ts'
import { useSession } from '../../session/session-context.tsx'
import { FollowedRecord } from '../../ui/form/held-record.tsx'
import { FormPage } from '../../ui/form/page.tsx'
import { useRecordForm } from '../../ui/form/use-record-form.ts'
import { StatusPage } from '../../ui/status-page.tsx'
import { OutboundDelivery, OutboundHead } from './form-fields.tsx'
import { OutboundLines, startLines } from './form-lines.tsx'
import { refreshed } from './refreshed.ts'
import { useLoaded, type LoadedOrder } from './use-loaded.ts'
import { useShortage } from './use-shortage.ts'
import { useTellSubmitted } from './use-tell-submitted.ts'

const { id: orderId, version: orderVersion } = outboundOrder.update.input.shape
/** A form holds the whole order, so that a blank is a blank and not «as it was». */
const editSchema = outboundOrder.create.input.safeExtend({ id: orderId, version: orderVersion })

const editRoute = getRouteApi('/wms/outboundOrder/form/$id')

/** After saving: the order itself, in place of the form. */
function useAfterwards() {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const navigate = useNavigate()
  const tab = useContext(TabContext)
  const tellSubmitted = useTellSubmitted()
  return async (order: OutboundOrder) => {
    const { id, orderNo: no, outboundStatus } = order
    if (outboundStatus === outboundStatuses.submitted) tellSubmitted(order)
    else void message.success(t('outboundOrder.saved', { no }))
    await refreshed()
    void navigate({ to: '/wms/outboundOrder/detail/$id', params: { id } })
    tab.close()
  }
}

function useToList() {
  const navigate = useNavigate()
  const tab = useContext(TabContext)
  return () => {
    void navigate({ to: '/wms/outboundOrder/index' })
    tab.close()
  }
}

/** What a failed save says in the form; goods that others hold are also shown as a warning that leads to them. */
function useDescribe() {
  const showShortage = useShortage()
  return (error: unknown) => {
    showShortage(error)
    return formFailureOf(error)
  }
}

export function NewOutboundOrder() {
  const { t } = useTranslation()
  const [lists] = useState(() => startLines(t))
  const { customerId } = useSession().user
  const [initial] = useState(() => ({
    ...(customerId !== null && { customerId }),
    businessType: '1',
    pickDate: today(new Date().toISOString()),
  }))
  const create = useMutation(trpc.outboundOrder.create.mutationOptions(inPlace))
  const afterwards = useAfterwards()
  const describe = useDescribe()
  const close = useToList()
  const record = useRecordForm({
    schema: outboundOrder.create.input,
    initial,
    lists,
    draft: { form: 'outboundOrder', id: 'new' },
    save: (input) => create.mutateAsync(input),
    onSaved: afterwards,
    describe,
  })
  return (
    <FormPage
      title={t('outboundOrder.new')}
      record={record}
      submission={{
        label: t('outboundOrder.step.submit'),
        more: { auditStatus: auditStatuses.submitted },
      }}
      onReload={close}
      onClose={close}
    >
      <OutboundHead />
      <OutboundLines lists={lists} onChange={record.touch} />
      <OutboundDelivery />
    </FormPage>
  )
}

export function EditOutboundOrder() {
  const { id } = editRoute.useParams()
  const { loaded, newest, failure, reload } = useLoaded(id)
  if (failure) return <StatusPage code={failure.code} />
  if (!loaded) return <Skeleton active />
  return (
    <FollowedRecord id={id} version={loaded.order.version} newest={newest} onFollow={reload}>
      <EditOrderForm key={loaded.turn} loaded={loaded} onReload={reload} />
    </FollowedRecord>
  )
}

type EditProps = { loaded: LoadedOrder; onReload: () => void }

function EditOrderForm({ loaded: { order, lines }, onReload }: EditProps) {
  const { t } = useTranslation()
  const { id, version } = order
  useTabTitle(t('outboundOrder.editTab', { no: order.orderNo }))
  const [lists] = useState(() => startLines(t, lines))
  const update = useMutation(trpc.outboundOrder.update.mutationOptions(inPlace))
  const afterwards = useAfterwards()
  const describe = useDescribe()
  const close = useToList()
  const record = useRecordForm({
    schema: editSchema,
    initial: order,
    extra: { id, version },
    lists,
    draft: { form: 'outboundOrder', id, version },
    save: (input) => update.mutateAsync(input),
    onSaved: afterwards,
    describe,
  })
  return (
    <FormPage
      title={t('outboundOrder.edit', { no: order.orderNo })}
      record={record}
      submission={{
        label: t('outboundOrder.step.submit'),
        more: { auditStatus: auditStatuses.submitted },
      }}
      onReload={onReload}
      onClose={close}
    >
      <OutboundHead />
      <OutboundLines lists={lists} known={lines} onChange={record.touch} />
      <OutboundDelivery />
    </FormPage>
  )
}
