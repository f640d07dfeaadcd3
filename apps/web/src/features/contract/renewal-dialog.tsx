import { say } from '@yuncang/shared/client-messages'
import type { Contract } from '@yuncang/shared/nouns/contract/contract'
import {
  renewalFault,
  termFrom,
  termOfRenewal,
  type Term,
} from '@yuncang/shared/nouns/contract/term'
import { Form, Modal, type FormRule } from 'antd'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../lib/language.ts'
import { DateInput } from '../../ui/form/date-input.tsx'
import { DialogNotice } from '../../ui/offline-notice.tsx'

type Props = {
  contract: Contract
  isPending: boolean
  onTerm: (term: Term) => void
  onClose: () => void
}

/** Asks from when to when the contract that follows is: as long as the old one unless somebody says otherwise. */
export function RenewalDialog({ contract, isPending, onTerm, onClose }: Props) {
  const { t } = useTranslation()
  const [form] = Form.useForm<Term>()
  const { contractNo: no, startDate: from, endDate: to } = contract
  const ruleOf = (field: keyof Term): FormRule => ({
    validator: async () => {
      // A day can be cleared.
      const { startDate = '', endDate = '' } = form.getFieldsValue() as Partial<Term>
      const fault = renewalFault({ startDate, endDate }, contract)
      if (fault?.field === field)
        throw new Error(say(currentLanguage(), fault.reason, fault.params))
    },
  })
  const followStart = ({ startDate }: Partial<Term>) => {
    if (startDate !== undefined) form.setFieldsValue(termFrom(startDate, contract))
  }
  return (
    <Modal
      open
      title={t('contract.stepTitle', { no, step: t('contract.step.renew') })}
      okText={t('contract.step.renew')}
      okButtonProps={{ loading: isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <DialogNotice isSending={isPending} />
      <p className="hint">{t('contract.renewalOf', { from, to })}</p>
      <Form
        form={form}
        layout="vertical"
        initialValues={termOfRenewal(contract)}
        onValuesChange={followStart}
        onFinish={onTerm}
      >
        <Form.Item
          name="startDate"
          label={t('contract.field.startDate')}
          rules={[{ required: true }, ruleOf('startDate')]}
        >
          <DateInput />
        </Form.Item>
        <Form.Item
          name="endDate"
          label={t('contract.field.endDate')}
          dependencies={['startDate']}
          rules={[{ required: true }, ruleOf('endDate')]}
        >
          <DateInput />
        </Form.Item>
      </Form>
    </Modal>
  )
}
