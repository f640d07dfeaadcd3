import { useMutation } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { outboundOrder, type OutboundOrder } from '@yuncang/shared/contracts/outbound-order'
import { today } from '@yuncang/shared/domain/calendar'
import { App, Skeleton } from 'antd'
import { useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { formFailureOf } from '../../api/form-failure.ts'
import { TabContext, useTabTitle } from '../../lib/tab.ts'
import { useCan } from '../../session/session-context.tsx'
import { FormPage } from '../../ui/form/page.tsx'
import { useRecordForm } from '../../ui/form/use-record-form.ts'
import { StatusPage } from '../../ui/status-page.tsx'
import { OutboundFields } from './form-fields.tsx'
import { OutboundLines, startLines } from './form-lines.tsx'
import { refreshed } from './refreshed.ts'
import { useLoaded, type LoadedOrder } from './use-loaded.ts'
import { useShortage } from './use-shortage.ts'

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
  return async ({ id, orderNo: no, outboundStatus }: OutboundOrder) => {
    void message.success(
      outboundStatus === 1
        ? t('outboundOrder.submitted', { no })
        : t('outboundOrder.saved', { no }),
    )
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
  const canWrite = useCan('outboundOrder:write')
  return canWrite ? <NewOrderForm /> : <StatusPage code={403} />
}

function NewOrderForm() {
  const { t } = useTranslation()
  const [lists] = useState(() => startLines(t))
  const [initial] = useState(() => ({
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
      next={{ label: t('outboundOrder.step.submit'), more: { auditStatus: 1 } }}
      onReload={close}
      onClose={close}
    >
      <OutboundFields />
      <OutboundLines lists={lists} onChange={record.touch} />
    </FormPage>
  )
}

export function EditOutboundOrder() {
  const { id } = editRoute.useParams()
  const canWrite = useCan('outboundOrder:write')
  const { loaded, failure, reload } = useLoaded(id)
  if (!canWrite) return <StatusPage code={403} />
  if (failure) return <StatusPage code={failure.code} />
  if (!loaded) return <Skeleton active />
  return <EditOrderForm key={loaded.turn} loaded={loaded} onReload={reload} />
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
      next={{ label: t('outboundOrder.step.submit'), more: { auditStatus: 1 } }}
      onReload={onReload}
      onClose={close}
    >
      <OutboundFields />
      <OutboundLines lists={lists} known={lines} onChange={record.touch} />
    </FormPage>
  )
}
