import { useMutation } from '@tanstack/react-query'
import type { InboundOrder } from '@yuncang/shared/contracts/inbound-order'
import { refusalOf, type InboundOrderAction } from '@yuncang/shared/domain/inbound-order'
import { App, Button, Tooltip } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { useSession } from '../../session/session-context.tsx'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { EditOrderButton } from './order-buttons.tsx'
import { refreshed } from './refreshed.ts'

/** The steps that an order can take now: the person's own first, refused ones with the reason why. */
export function OrderActions({ order }: { order: InboundOrder }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const [isRejecting, setRejecting] = useState(false)
  const { orderNo: no, id, version } = order
  const done = (sentence: string) => async () => {
    void message.success(sentence)
    setRejecting(false)
    await refreshed()
  }
  const submit = useMutation({
    ...trpc.inboundOrder.update.mutationOptions(),
    onSuccess: done(t('inboundOrder.submitted', { no })),
  })
  const pass = useMutation({
    ...trpc.inboundOrder.audit.mutationOptions(),
    onSuccess: done(t('inboundOrder.passed', { no })),
  })
  const reject = useMutation({
    ...trpc.inboundOrder.audit.mutationOptions(),
    onSuccess: done(t('inboundOrder.rejected', { no })),
  })
  return (
    <div className="actions">
      <EditOrderButton order={order} />
      <Step
        action="submit"
        order={order}
        label={t('inboundOrder.submit')}
        isPending={submit.isPending}
        onClick={() => submit.mutate({ id, auditStatus: 1, version })}
        isPrimary
      />
      <Step
        action="reject"
        order={order}
        label={t('inboundOrder.reject')}
        isPending={reject.isPending}
        onClick={() => setRejecting(true)}
      />
      <Step
        action="pass"
        order={order}
        label={t('inboundOrder.pass')}
        isPending={pass.isPending}
        onClick={() => pass.mutate({ id, type: 2 })}
        isPrimary
      />
      {isRejecting && (
        <ReasonDialog
          title={t('inboundOrder.rejectTitle', { no })}
          label={t('inboundOrder.rejectReason')}
          okText={t('inboundOrder.reject')}
          isPending={reject.isPending}
          onReason={(msg) => reject.mutate({ id, type: 3, msg })}
          onClose={() => setRejecting(false)}
        />
      )}
    </div>
  )
}

type StepProps = {
  action: InboundOrderAction
  order: InboundOrder
  label: string
  isPending: boolean
  onClick: () => void
  isPrimary?: true
}

function Step({ action, order, label, isPending, onClick, isPrimary }: StepProps) {
  const { t } = useTranslation()
  const { user, permissions } = useSession()
  const refusal = refusalOf(action, order, { id: user.id, permissions })
  // A step of another state or another person's work would only be in the way.
  if (refusal === 'status' || refusal === 'permission') return null
  const button = (
    <Button
      type={isPrimary ? 'primary' : 'default'}
      disabled={refusal !== undefined}
      loading={isPending}
      onClick={onClick}
    >
      {label}
    </Button>
  )
  return refusal ? <Tooltip title={t('inboundOrder.refusal.ownAudit')}>{button}</Tooltip> : button
}
