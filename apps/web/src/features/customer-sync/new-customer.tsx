import { checkCustomsEtpsNo } from '@yuncang/shared/validate/customs-etps-no'
import { say } from '@yuncang/shared/client-messages'
import { Alert, Form, Input, Modal, Radio } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, queryClient, trpc } from '../../api/client.ts'
import { failQuietly } from '../../api/fail-quietly.ts'
import { apiErrorOf } from '../../api/link.ts'
import { currentLanguage } from '../../lib/language.ts'
import './customer-sync.css'

type Fields = {
  customerName: string
  socialCreditCode: string
  customsEtpsNo?: string
  isVisual?: 0 | 1
}

/** A customer that the platform does not have (docs/domain/master-data.md#customers). */
export function NewCustomerDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [form] = Form.useForm<Fields>()
  const [isBusy, setBusy] = useState(false)
  const customs = Form.useWatch('customsEtpsNo', form)
  const warning = customs ? checkCustomsEtpsNo(customs) : undefined
  const create = async ({
    customerName,
    socialCreditCode,
    customsEtpsNo = '',
    isVisual = 0,
  }: Fields) => {
    setBusy(true)
    try {
      await client.customer.create.mutate({
        customerName,
        socialCreditCode,
        customsEtpsNo,
        isVisual,
      })
      form.resetFields()
      onClose()
      await queryClient.invalidateQueries(trpc.customer.pathFilter())
    } catch (error) {
      const issues = apiErrorOf(error).data?.issues ?? []
      if (issues.length === 0) failQuietly(error)
      form.setFields(
        issues.flatMap(({ path, message }) =>
          fieldNames.filter((name) => name === path).map((name) => ({ name, errors: [message] })),
        ),
      )
    }
    setBusy(false)
  }
  return (
    <Modal
      open
      width="30%"
      className="narrow-dialog"
      mask={{ closable: false }}
      title={t('newCustomer.title')}
      okText={t('newCustomer.ok')}
      cancelText={t('action.cancel')}
      confirmLoading={isBusy}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Alert type="info" showIcon title={t('newCustomer.hint')} className="dialog-hint" />
      <Form<Fields> form={form} layout="vertical" onFinish={(fields) => void create(fields)}>
        <Form.Item
          name="customerName"
          label={t('newCustomer.customerName')}
          rules={[{ required: true, whitespace: true, message: t('newCustomer.nameRequired') }]}
        >
          <Input autoFocus maxLength={100} />
        </Form.Item>
        <Form.Item
          name="socialCreditCode"
          label={t('newCustomer.socialCreditCode')}
          rules={[{ required: true, whitespace: true, message: t('newCustomer.codeRequired') }]}
        >
          <Input maxLength={32} />
        </Form.Item>
        <Form.Item
          name="customsEtpsNo"
          label={t('newCustomer.customsEtpsNo')}
          {...(warning && {
            validateStatus: 'warning',
            help: say(currentLanguage(), warning.reason, warning.params),
          })}
        >
          <Input maxLength={10} />
        </Form.Item>
        <Form.Item name="isVisual" label={t('newCustomer.isVisual')}>
          <Radio.Group
            options={[
              { value: 1, label: t('newCustomer.yes') },
              { value: 0, label: t('newCustomer.no') },
            ]}
          />
        </Form.Item>
      </Form>
    </Modal>
  )
}

const fieldNames = ['customerName', 'socialCreditCode', 'customsEtpsNo', 'isVisual'] as const
