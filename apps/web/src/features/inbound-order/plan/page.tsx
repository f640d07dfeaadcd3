import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { plannedOrder } from '@yuncang/shared/nouns/inbound-plan/planned-order'
import { today } from '@yuncang/shared/kernel/calendar'
import { refusalOf } from '@yuncang/shared/nouns/inbound-order/rules'
import { App, Input, Skeleton } from 'antd'
import { useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../../api/client.ts'
import { apiErrorOf } from '../../../api/link.ts'
import { formFailureOf } from '../../../api/form-failure.ts'
import { useMutation } from '../../../api/use-mutation.ts'
import { TabContext, useTabTitle } from '../../../lib/tab.ts'
import { useSession } from '../../../session/session-context.tsx'
import { DateInput } from '../../../ui/form/date-input.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { FormPage, FormSection } from '../../../ui/form/page.tsx'
import { useRecordForm } from '../../../ui/form/use-record-form.ts'
import { StatusPage } from '../../../ui/status-page.tsx'
import { useAsk } from '../questions.tsx'
import { NotNow } from '../not-now.tsx'
import { refreshed } from '../refreshed.ts'
import { asGoods, goodsLines, planLines } from './plan-lines.ts'
import { PlanRows } from './rows.tsx'
import { usePlanStart, type PlanStart } from './use-start.ts'
import { WorkFields } from './work-fields.tsx'

const planRoute = getRouteApi('/wms/inboundOrder/plan/$id')
const directRoute = getRouteApi('/wms/inboundOrder/direct/$id')

/** Where the goods of an order will lie, and who brings them there. */
export function PlanOrder() {
  const { id } = planRoute.useParams()
  const { start, failure, reload } = usePlanStart(id)
  if (failure) return <StatusPage code={failure.code} />
  if (!start) return <Skeleton active />
  return <PlanForm key={start.turn} start={start} onReload={reload} />
}

/** Goods that are in without a tally. */
export function ReceiveDirectly() {
  const { id } = directRoute.useParams()
  const { start, failure, reload } = usePlanStart(id)
  if (failure) return <StatusPage code={failure.code} />
  if (!start) return <Skeleton active />
  return <DirectForm key={start.turn} start={start} onReload={reload} />
}

type FormProps = { start: PlanStart; onReload: () => void }

function useBackToOrder(id: string) {
  const navigate = useNavigate()
  const tab = useContext(TabContext)
  return () => {
    void navigate({ to: '/wms/inboundOrder/detail/$id', params: { id } })
    tab.close()
  }
}

function PlanForm({ start, onReload }: FormProps) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const { user, permissions } = useSession()
  const { order, plans, suggestion } = start
  const { id, orderNo: no, version } = order
  const isAgain = plans.length > 0
  const [lines] = useState(() => planLines(t, isAgain ? plans : suggestion.plans))
  const generate = useMutation(trpc.inboundOrder.generatePlan.mutationOptions(inPlace))
  const close = useBackToOrder(id)
  useTabTitle(t('inboundOrder.plan.tab', { no: order.masterBillNo }))
  const record = useRecordForm({
    schema: plannedOrder.generatePlan.input,
    // Rows of a plan that is made anew say who did what; a new one is proposed.
    initial: isAgain ? {} : suggestion.work,
    extra: { id, version, replace: isAgain ? 1 : 0 },
    lists: { plans: lines },
    draft: { form: 'inboundPlan', id, version },
    save: (input) => generate.mutateAsync(input),
    onSaved: async () => {
      void message.success(t('inboundOrder.plan.saved', { no }))
      await refreshed()
      close()
    },
    describe: formFailureOf,
  })
  if (refusalOf(isAgain ? 'replan' : 'generatePlan', order, { id: user.id, permissions }))
    return <NotNow order={start.order} />
  return (
    <FormPage
      title={t('inboundOrder.plan.title', { no })}
      record={record}
      saveLabel={t(isAgain ? 'inboundOrder.step.replan' : 'inboundOrder.step.plan')}
      onReload={onReload}
      onClose={close}
    >
      <FormSection title={t('inboundOrder.plan.work')}>
        <WorkFields />
      </FormSection>
      <PlanRows
        start={start}
        lines={lines}
        onChange={record.touch}
        rowsOf={({ plans: all }) => all}
      />
    </FormPage>
  )
}

/** Shows figures that are unlike the plan; true when they are right all the same. Any other failure is not asked about. */
function useIsConfirmed(): (error: unknown) => Promise<boolean> {
  const { t } = useTranslation()
  const ask = useAsk()
  return (error) =>
    new Promise((resolve) => {
      const { data } = apiErrorOf(error)
      if (!data?.reason?.startsWith('inboundPlan.unusual')) return resolve(false)
      ask({
        questions: data.issues?.map(({ message }) => message) ?? [],
        okText: t('inboundOrder.confirmIn'),
        onOk: () => resolve(true),
        onCancel: () => resolve(false),
      })
    })
}

function DirectForm({ start, onReload }: FormProps) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const { user, permissions } = useSession()
  const { order, plans, suggestion } = start
  const { id, orderNo: no, version } = order
  const [lines] = useState(() => goodsLines(t, asGoods(plans.length > 0 ? { plans } : suggestion)))
  const [day] = useState(() => today(new Date().toISOString()))
  const isConfirmed = useIsConfirmed()
  const receive = useMutation(trpc.inboundOrder.saveAndCreateInventory.mutationOptions(inPlace))
  const close = useBackToOrder(id)
  useTabTitle(t('inboundOrder.direct.tab', { no: order.masterBillNo }))
  const record = useRecordForm({
    schema: plannedOrder.saveAndCreateInventory.input,
    initial: { remark: order.remark, bizDate: day },
    extra: { id, version },
    lists: { goods: lines },
    draft: { form: 'inboundDirect', id, version },
    save: (input) =>
      receive.mutateAsync(input).catch(async (error: unknown) => {
        if (!(await isConfirmed(error))) throw error
        return receive.mutateAsync({ ...input, confirmed: 1 })
      }),
    onSaved: async () => {
      void message.success(t('inboundOrder.direct.saved', { no }))
      await refreshed()
      close()
    },
    describe: formFailureOf,
  })
  if (refusalOf('createInventory', order, { id: user.id, permissions }))
    return <NotNow order={start.order} />
  return (
    <FormPage
      title={t('inboundOrder.direct.title', { no })}
      record={record}
      saveLabel={t('inboundOrder.step.createInventory')}
      onReload={onReload}
      onClose={close}
    >
      <FormSection title={t('inboundOrder.direct.when')}>
        <Field name="bizDate" label={t('inboundOrder.field.bizDate')}>
          <DateInput />
        </Field>
        <Field name="remark" label={t('inboundOrder.field.remark')}>
          <Input maxLength={500} />
        </Field>
      </FormSection>
      <PlanRows start={start} lines={lines} onChange={record.touch} rowsOf={asGoods} isActual />
    </FormPage>
  )
}
