import { useQuery } from '@tanstack/react-query'
import type { InboundOrder } from '@yuncang/shared/nouns/inbound-order/contract'
import { today } from '@yuncang/shared/kernel/calendar'
import { planStatuses } from '@yuncang/shared/nouns/inbound-plan/rules'
import { Form, Input, Modal } from 'antd'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../../api/client.ts'
import { codeKeys } from '../../../lib/keyboard.ts'
import { CustomerSelect } from '../../../records/form/customer-select.tsx'
import { DateInput } from '../../../ui/form/date-input.tsx'
import { DialogNotice } from '../../../ui/offline-notice.tsx'
import { ReasonField } from '../../../ui/reason-dialog.tsx'
import { WorkFields } from '../plan/work-fields.tsx'
import type { Call, Said } from './step-calls.ts'
import { stepKeys } from './steps-words.ts'
import type { useStep } from './use-step.ts'

type Props = {
  step: Call
  order: InboundOrder
  taking: ReturnType<typeof useStep>
  onClose: () => void
}

const ending: ReadonlySet<Call> = new Set<Call>(['reject', 'abort'])

/** What a step needs to know before it is taken, and what stood against it. */
export function StepDialog({ step, order, taking, onClose }: Props) {
  const { t } = useTranslation()
  const [form] = Form.useForm<Said>()
  const [day] = useState(() => today(new Date().toISOString()))
  const plans = useQuery({
    ...trpc.inboundPlan.list.queryOptions({ id: order.id }),
    enabled: step === 'assign',
  })
  const open = plans.data?.filter(({ status }) => status !== planStatuses.finished) ?? []
  const planIds = open.map(({ id }) => id)
  const planVersions = open.map(({ version }) => version)
  // As it was when the step was asked for.
  const [seen] = useState(order)
  const say = (said: Said) =>
    taking.takeInDialog(
      step,
      { ...said, ...(step === 'assign' && { planIds, planVersions }) },
      seen,
    )
  return (
    <Modal
      open
      title={t('inboundOrder.stepTitle', { no: order.orderNo, step: t(stepKeys[step]) })}
      okText={t(stepKeys[step])}
      okButtonProps={{
        danger: ending.has(step),
        loading: taking.isPending,
        disabled: step === 'assign' && planIds.length === 0,
      }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <DialogNotice isSending={taking.isPending} failure={taking.failure} />
      <Form form={form} layout="vertical" initialValues={startOf(step, order, day)} onFinish={say}>
        <Fields step={step} count={planIds.length} />
      </Form>
    </Modal>
  )
}

function startOf(step: Call, order: InboundOrder, day: string): Said {
  if (step === 'amend') return { remark: order.remark }
  if (step === 'setOwner') return order.hqCustomerId ? { hqCustomerId: order.hqCustomerId } : {}
  return step === 'markInbounded' ? { bizDate: day } : {}
}

function Fields({ step, count }: { step: Call; count: number }) {
  const { t } = useTranslation()
  const fields: Partial<Record<Call, ReactNode>> = {
    card: <PassportField />,
    reject: <ReasonField name="reason" label={t('inboundOrder.rejectReason')} />,
    abort: (
      <>
        <p>{t('inboundOrder.ask.abort')}</p>
        <ReasonField name="reason" label={t('inboundOrder.abortReason')} />
      </>
    ),
    amend: (
      <Form.Item name="remark" label={t('inboundOrder.field.remark')}>
        <Input.TextArea rows={4} maxLength={500} autoFocus />
      </Form.Item>
    ),
    setOwner: (
      <Form.Item
        name="hqCustomerId"
        label={t('inboundOrder.field.hqCustomerName')}
        extra={t('inboundOrder.ownerHint')}
      >
        <CustomerSelect label={t('inboundOrder.field.hqCustomerName')} />
      </Form.Item>
    ),
    markInbounded: <PaperFields />,
    assign: (
      <>
        <p>{t('inboundOrder.ask.assign', { count })}</p>
        <WorkFields />
      </>
    ),
  }
  return fields[step]
}

/** 核放单: the paper of the customs gate. */
function PassportField() {
  const { t } = useTranslation()
  const label = t('inboundOrder.field.passportNo')
  const message = t('reason.required', { what: label })
  return (
    <Form.Item
      name="passportNo"
      label={label}
      rules={[{ required: true, whitespace: true, message }]}
    >
      <Input {...codeKeys} maxLength={40} autoFocus />
    </Form.Item>
  )
}

/** 凭单: the goods are proven in by a paper. */
function PaperFields() {
  const { t } = useTranslation()
  const message = t('reason.required', { what: t('inboundOrder.paperNo') })
  return (
    <>
      <p>{t('inboundOrder.ask.markInbounded')}</p>
      <Form.Item
        name="paperNo"
        label={t('inboundOrder.paperNo')}
        rules={[{ required: true, whitespace: true, message }]}
      >
        <Input maxLength={100} autoFocus />
      </Form.Item>
      <Form.Item name="bizDate" label={t('inboundOrder.bizDate')}>
        <DateInput />
      </Form.Item>
      <ReasonField name="reason" label={t('inboundOrder.paperReason')} />
    </>
  )
}
