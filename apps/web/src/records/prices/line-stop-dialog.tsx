import { today } from '@yuncang/shared/kernel/calendar'
import { Form, Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateInput } from '../../ui/form/date-input.tsx'
import { DialogNotice } from '../../ui/offline-notice.tsx'
import { ReasonField } from '../../ui/reason-dialog.tsx'

export type SaidStop = { day: string; reason: string }

type Props = {
  operation: 'stop' | 'resume'
  title: string
  isPending: boolean
  failure: string | undefined
  onSay: (said: SaidStop) => void
  onClose: () => void
}

/** From which day a price is stopped or holds again, and why. */
export function LineStopDialog({ operation, title, isPending, failure, onSay, onClose }: Props) {
  const { t } = useTranslation()
  const [form] = Form.useForm<SaidStop>()
  const [initial] = useState(() => ({ day: today(new Date().toISOString()) }))
  const isStop = operation === 'stop'
  const day = t(isStop ? 'record.priced.stopDay' : 'record.priced.resumeDay')
  return (
    <Modal
      open
      title={title}
      okText={t(isStop ? 'record.stop' : 'record.resume')}
      okButtonProps={{ danger: isStop, loading: isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <DialogNotice isSending={isPending} failure={failure} isWarning={false} />
      <p className="hint">{t(isStop ? 'record.priced.stopHint' : 'record.priced.resumeHint')}</p>
      <Form form={form} layout="vertical" initialValues={initial} onFinish={onSay}>
        <Form.Item
          name="day"
          label={day}
          rules={[{ required: true, message: t('reason.required', { what: day }) }]}
        >
          <DateInput />
        </Form.Item>
        <ReasonField
          name="reason"
          label={t(isStop ? 'record.stopReason' : 'record.priced.resumeReason')}
        />
      </Form>
    </Modal>
  )
}
