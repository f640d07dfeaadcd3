import type { ReportPlan } from '@yuncang/shared/nouns/report-plan/contract'
import { App, Button, Space } from 'antd'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../../api/client.ts'
import { useMutation } from '../../../api/use-mutation.ts'
import { refreshed } from './refreshed.ts'

type Props = { plan: ReportPlan; onEdit: () => void; onSendings: () => void }

/** What can be done with a plan. */
export function PlanActions({ plan, onEdit, onSendings }: Props) {
  const { t } = useTranslation()
  const { modal } = App.useApp()
  // Also after a refusal: somebody else may have changed it.
  const after = { onSettled: refreshed }
  const pause = useMutation({ ...trpc.reportPlan.pause.mutationOptions(), ...after })
  const resume = useMutation({ ...trpc.reportPlan.resume.mutationOptions(), ...after })
  const remove = useMutation({ ...trpc.reportPlan.remove.mutationOptions(), ...after })
  const held = { id: plan.id, version: plan.version }
  const turn = plan.nextTime === null ? resume : pause
  const askRemove = () =>
    void modal.confirm({
      title: t('reportPlan.removeConfirm', { name: plan.name }),
      content: t('reportPlan.removeHint'),
      okText: t('action.remove'),
      okButtonProps: { danger: true },
      // A failed call has said so by itself.
      onOk: () => remove.mutateAsync(held).catch(() => undefined),
    })
  return (
    <Space size={4} wrap>
      <Button size="small" onClick={onSendings}>
        {t('reportPlan.sendings')}
      </Button>
      <Button size="small" onClick={onEdit}>
        {t('action.edit')}
      </Button>
      <Button size="small" loading={turn.isPending} onClick={() => turn.mutate(held)}>
        {t(plan.nextTime === null ? 'reportPlan.resume' : 'reportPlan.pause')}
      </Button>
      <Button size="small" danger onClick={askRemove}>
        {t('action.remove')}
      </Button>
    </Space>
  )
}
