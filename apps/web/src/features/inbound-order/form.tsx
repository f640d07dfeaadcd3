import { useMutation } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { inboundOrder, inboundOrderForm } from '@yuncang/shared/contracts/inbound-order'
import type { InboundOrder } from '@yuncang/shared/contracts/inbound-order'
import { App, Skeleton } from 'antd'
import { useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formFailureOf } from '../../api/form-failure.ts'
import { inPlace, trpc } from '../../api/client.ts'
import { TabContext, useTabTitle } from '../../lib/tab.ts'
import { useCan } from '../../session/session-context.tsx'
import { StatusPage } from '../../ui/status-page.tsx'
import { FormPage } from '../../ui/form/page.tsx'
import { useRecordForm } from '../../ui/form/use-record-form.ts'
import { OrderFields } from './form-fields.tsx'
import { OrderLines, startLists } from './form-lines.tsx'
import { refreshed } from './refreshed.ts'
import { useLoaded, type LoadedOrder } from './use-loaded.ts'

const { id: orderId, version: orderVersion } = inboundOrder.update.input.shape
/** A form holds the whole order, so that a blank is a blank and not «as it was». */
const editSchema = inboundOrderForm.safeExtend({ id: orderId, version: orderVersion })

const editRoute = getRouteApi('/wms/inboundOrder/form/$id')

/** After saving: the order itself, in place of the form. */
function useAfterwards() {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const navigate = useNavigate()
  const tab = useContext(TabContext)
  return async (order: InboundOrder) => {
    const { id, orderNo: no, orderStatus } = order
    void message.success(
      orderStatus === 1
        ? t('inboundOrder.submitted', { no })
        : t('inboundOrder.form.saved', { no }),
    )
    await refreshed()
    void navigate({ to: '/wms/inboundOrder/detail/$id', params: { id } })
    tab.close()
  }
}

function useToList() {
  const navigate = useNavigate()
  const tab = useContext(TabContext)
  return () => {
    void navigate({ to: '/wms/inboundOrder/index' })
    tab.close()
  }
}

export function NewOrder() {
  const canWrite = useCan('inboundOrder:write')
  return canWrite ? <NewOrderForm /> : <StatusPage code={403} />
}

function NewOrderForm() {
  const { t } = useTranslation()
  const [lists] = useState(() => startLists(t))
  const create = useMutation(trpc.inboundOrder.create.mutationOptions(inPlace))
  const afterwards = useAfterwards()
  const close = useToList()
  const record = useRecordForm({
    schema: inboundOrder.create.input,
    initial: { businessType: '1', isFillBag: 0 },
    lists,
    draft: { form: 'inboundOrder', id: 'new' },
    save: (input) => create.mutateAsync(input),
    onSaved: afterwards,
    describe: formFailureOf,
  })
  return (
    <FormPage
      title={t('inboundOrder.new')}
      record={record}
      next={{ label: t('inboundOrder.step.submit'), more: { auditStatus: 1 } }}
      onReload={close}
      onClose={close}
    >
      <OrderFields isNew />
      <OrderLines lists={lists} onChange={record.touch} />
    </FormPage>
  )
}

export function EditOrder() {
  const { id } = editRoute.useParams()
  const canWrite = useCan('inboundOrder:write')
  const { loaded, failure, reload } = useLoaded(id)
  if (!canWrite) return <StatusPage code={403} />
  if (failure) return <StatusPage code={failure.code} />
  if (!loaded) return <Skeleton active />
  return <EditOrderForm key={loaded.turn} loaded={loaded} onReload={reload} />
}

type EditProps = { loaded: LoadedOrder; onReload: () => void }

function EditOrderForm({ loaded: { order, containers, products }, onReload }: EditProps) {
  const { t } = useTranslation()
  const { id, version } = order
  useTabTitle(t('inboundOrder.form.editTab', { no: order.masterBillNo }))
  const [lists] = useState(() => startLists(t, containers, products))
  const update = useMutation(trpc.inboundOrder.update.mutationOptions(inPlace))
  const afterwards = useAfterwards()
  const close = useToList()
  const record = useRecordForm({
    schema: editSchema,
    initial: order,
    extra: { id, version },
    lists,
    draft: { form: 'inboundOrder', id, version },
    save: (input) => update.mutateAsync(input),
    onSaved: afterwards,
    describe: formFailureOf,
  })
  return (
    <FormPage
      title={t('inboundOrder.form.edit', { no: order.orderNo })}
      record={record}
      next={{ label: t('inboundOrder.step.submit'), more: { auditStatus: 1 } }}
      onReload={onReload}
      onClose={close}
    >
      <OrderFields isNew={false} />
      <OrderLines lists={lists} onChange={record.touch} />
    </FormPage>
  )
}
