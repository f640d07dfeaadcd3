import type { Customer } from '@yuncang/shared/nouns/customer/contract'
import { App, Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { useCan } from '../../session/session-context.tsx'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'

/** Stops a customer with a reason, or resumes it. */
export function StopButton({ record, onDone }: { record: Customer; onDone: () => void }) {
  const { t } = useTranslation()
  const { message, modal } = App.useApp()
  const [isAsking, setAsking] = useState(false)
  const mutation = useMutation({
    ...trpc.customer.setStopped.mutationOptions(inPlace),
    onSuccess: (row) => {
      const key = row.isStop ? 'customer.stopped' : 'customer.resumed'
      void message.success(
        key === 'customer.stopped'
          ? t('customer.stopped', { name: row.customerName })
          : t('customer.resumed', { name: row.customerName }),
      )
      setAsking(false)
      onDone()
    },
  })
  const { id, version, customerName: name } = record
  const failure = mutation.error ? apiErrorOf(mutation.error) : undefined
  // Asked once more when orders are still open.
  const hasOpenOrders = failure?.data?.reason === 'customer.hasOpenOrders'
  if (!useCan('customer:stop')) return null
  const resume = () =>
    modal.confirm({
      title: t('customer.resumeConfirm', { name }),
      onOk: () => mutation.mutateAsync({ id, version, isStop: 0 }).catch(() => undefined),
    })
  return (
    <>
      {record.isStop ? (
        <Button onClick={() => void resume()}>{t('record.resume')}</Button>
      ) : (
        <Button danger onClick={() => setAsking(true)}>
          {t('record.stop')}
        </Button>
      )}
      {isAsking && (
        <ReasonDialog
          title={t('customer.stopTitle', { name })}
          label={t('record.stopReason')}
          okText={hasOpenOrders ? t('customer.stopAnyway') : t('record.stop')}
          isPending={mutation.isPending}
          failure={failure && { message: failure.message, isWarning: hasOpenOrders }}
          onReason={(stopReason) =>
            mutation.mutate({ id, version, isStop: 1, stopReason, confirmed: hasOpenOrders })
          }
          onClose={() => {
            mutation.reset()
            setAsking(false)
          }}
        />
      )}
    </>
  )
}
