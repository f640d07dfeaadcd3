import type { ReportPlan } from '@yuncang/shared/nouns/report-plan/contract'
import { scheduledReports } from '@yuncang/shared/nouns/report-plan/rules'
import { App, Form, Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../../api/client.ts'
import { apiErrorOf } from '../../../api/link.ts'
import { useMutation } from '../../../api/use-mutation.ts'
import { DialogNotice } from '../../../ui/offline-notice.tsx'
import { PlanFields, type Fields } from './fields.tsx'
import { FiltersField } from './filters-field.tsx'
import { PlanHistory } from './history.tsx'
import { lasting, type OnScreen } from './on-screen.ts'
import { refreshed } from './refreshed.ts'

type Props = { shown: OnScreen; plan: ReportPlan | undefined; onClose: () => void }

/** A plan of a report: what goes out of it, to whom and when. */
export function PlanDialog({ shown, plan, onClose }: Props) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const [form] = Form.useForm<Fields>()
  const { report, title } = shown
  const { hasRange } = scheduledReports[report]
  const save = useMutation({
    ...trpc.reportPlan.save.mutationOptions(inPlace),
    onSuccess: async ({ name }) => {
      void message.success(t('reportPlan.saved', { name }))
      await refreshed()
      onClose()
    },
    // Perhaps somebody else has changed it: what is typed stays, the list behind is asked for again.
    onError: refreshed,
  })
  const submit = ({ isAsOnScreen, dateRange, ...fields }: Fields) =>
    save.mutate({
      ...(plan && { id: plan.id, version: plan.version }),
      ...schedule(plan),
      ...fields,
      report,
      dateRange: dateRange ?? null,
      query: plan && !isAsOnScreen ? plan.query : lasting(shown.query),
    })
  return (
    <Modal
      open
      title={t(plan ? 'reportPlan.editTitle' : 'reportPlan.addTitle', { report: title })}
      okText={t('action.save')}
      okButtonProps={{ loading: save.isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <DialogNotice
        isSending={save.isPending}
        failure={save.error ? apiErrorOf(save.error).message : undefined}
      />
      <Form<Fields>
        form={form}
        layout="vertical"
        initialValues={plan ?? { ...usual, name: title, dateRange: hasRange ? 'lastMonth' : null }}
        onFinish={submit}
      >
        <PlanFields hasRange={hasRange} />
        <FiltersField shown={shown} plan={plan} />
      </Form>
      {plan && <PlanHistory id={plan.id} />}
    </Modal>
  )
}

const usual = { rhythm: 'monthly', weekday: 1, monthDay: 1, hour: 8, recipients: [] } as const

/** What the form does not show of another rhythm stays as it was. */
const schedule = ({ weekday, monthDay }: Pick<ReportPlan, 'weekday' | 'monthDay'> = usual) => ({
  weekday,
  monthDay,
})
