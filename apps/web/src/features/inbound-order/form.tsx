import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { orderStatuses } from '@yuncang/shared/nouns/inbound-order/rules'
import { today } from '@yuncang/shared/kernel/calendar'
import { inboundOrder, inboundOrderForm } from '@yuncang/shared/nouns/inbound-order/contract'
import type { InboundOrder } from '@yuncang/shared/nouns/inbound-order/contract'
import { App, Skeleton } from 'antd'
import { useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formFailureOf } from '../../api/form-failure.ts'
import { inPlace, trpc } from '../../api/client.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { TabContext, useTabTitle } from '../../lib/tab.ts'
import { useCan, useSession } from '../../session/session-context.tsx'
import { StatusPage } from '../../ui/status-page.tsx'
import { FollowedRecord } from '../../ui/form/held-record.tsx'
import { FormPage } from '../../ui/form/page.tsx'
import { useRecordForm } from '../../ui/form/use-record-form.ts'
import { OrderHead, OrderMore, usualOf } from './form-fields.tsx'
import { OrderLines, startLists } from './form-lines.tsx'
import { refreshed } from './refreshed.ts'
import { useSubmission } from './use-submission.ts'
import { useTellSubmitted } from './use-tell-submitted.ts'
import { useLoaded, type LoadedOrder } from './use-loaded.ts'

const { id: orderId, version: orderVersion } = inboundOrder.update.input.shape
/** A form holds the whole order, so that a blank is a blank and not «as it was». */
const editSchema = inboundOrderForm.safeExtend({ id: orderId, version: orderVersion })

/** 一线进境: what most goods of a bonded warehouse come by. */
const usualType = '1'

const editRoute = getRouteApi('/wms/inboundOrder/form/$id')

/** After saving: the order itself, in place of the form. */
function useAfterwards() {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const navigate = useNavigate()
  const tab = useContext(TabContext)
  const tellSubmitted = useTellSubmitted()
  const saved = useCan('inboundOrder:submit')
    ? 'inboundOrder.form.saved'
    : 'inboundOrder.form.handedOver'
  return async (order: InboundOrder) => {
    const { id, orderNo: no, orderStatus } = order
    if (orderStatus === orderStatuses.submitted) tellSubmitted(order)
    else void message.success(t(saved, { no }))
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
  const { t } = useTranslation()
  const submission = useSubmission()
  const [lists] = useState(() => startLists(t))
  const { customerId } = useSession().user
  const [initial] = useState(() => ({
    ...usualOf(usualType),
    inboundType: usualType,
    isFillBag: 0,
    expectDate: today(new Date().toISOString()),
    ...(customerId !== null && { customerId }),
  }))
  const create = useMutation(trpc.inboundOrder.create.mutationOptions(inPlace))
  const afterwards = useAfterwards()
  const close = useToList()
  const record = useRecordForm({
    schema: inboundOrder.create.input,
    initial,
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
      {...submission}
      onReload={close}
      onClose={close}
    >
      <OrderHead isNew />
      <OrderLines lists={lists} onChange={record.touch} />
      <OrderMore />
    </FormPage>
  )
}

export function EditOrder() {
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

function EditOrderForm({ loaded: { order, containers, products }, onReload }: EditProps) {
  const { t } = useTranslation()
  const submission = useSubmission()
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
      {...submission}
      onReload={onReload}
      onClose={close}
    >
      <OrderHead isNew={false} />
      <OrderLines lists={lists} onChange={record.touch} />
      <OrderMore />
    </FormPage>
  )
}
