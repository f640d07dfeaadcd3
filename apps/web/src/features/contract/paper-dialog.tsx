import { useQuery } from '@tanstack/react-query'
import { Form, Input, Modal, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { ReasonField } from '../../ui/reason-dialog.tsx'
import type { Said } from './step-calls.ts'
import { stepKeys } from './step-words.ts'

type Props = {
  step: 'file' | 'void'
  title: string
  /** The signed paper has to be named; otherwise there is one already. */
  needsPaper: boolean
  isPending: boolean
  onSay: (said: Said) => void
  onClose: () => void
}

type Fields = {
  msg?: string
  filingPlace?: string
  filingNo?: string
  name?: string
  url?: string
}

/** Asks for the signed paper, and for where a contract is filed or why it ends. */
export function PaperDialog({ step, title, needsPaper, isPending, onSay, onClose }: Props) {
  const { t } = useTranslation()
  const [form] = Form.useForm<Fields>()
  const name = Form.useWatch('name', form) ?? ''
  const hasPaper = needsPaper || name.trim() !== ''
  const say = ({ name: paper = '', url = '', ...said }: Fields) =>
    onSay({ ...said, papers: paper.trim() === '' ? [] : [{ name: paper, url }] })
  return (
    <Modal
      open
      title={title}
      okText={t(stepKeys[step])}
      okButtonProps={{ danger: step === 'void', loading: isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" onFinish={say}>
        {step === 'file' ? (
          <FilingFields />
        ) : (
          <ReasonField name="msg" label={t('contract.reason')} />
        )}
        <Form.Item
          name="name"
          label={step === 'file' ? t('contract.scanName') : t('contract.agreementName')}
          rules={[{ required: needsPaper, whitespace: true }]}
        >
          <Input maxLength={200} />
        </Form.Item>
        <Form.Item
          name="url"
          label={t('contract.paperUrl')}
          extra={t('contract.paperHint')}
          rules={[{ required: hasPaper, whitespace: true }, { type: 'url' }]}
        >
          <Input maxLength={500} inputMode="url" />
        </Form.Item>
      </Form>
    </Modal>
  )
}

function FilingFields() {
  const { t } = useTranslation()
  const { data = [] } = useQuery(trpc.contract.filingPlaces.queryOptions({}))
  return (
    <>
      <Form.Item
        name="filingPlace"
        label={t('contract.field.filingPlace')}
        rules={[{ required: true }]}
      >
        <Select
          options={data.map(({ dictValue, dictLabel }) => ({ value: dictValue, label: dictLabel }))}
        />
      </Form.Item>
      <Form.Item name="filingNo" label={t('contract.field.filingNo')}>
        <Input maxLength={40} />
      </Form.Item>
    </>
  )
}
