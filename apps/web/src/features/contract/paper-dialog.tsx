import { useQuery } from '@tanstack/react-query'
import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Contract } from '@yuncang/shared/nouns/contract/contract'
import { Form, Input, Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { ScansField } from '../../records/documents/scans-field.tsx'
import { keepScans, type Scan } from '../../records/documents/scans.ts'
import { failureText, refreshed } from '../../records/documents/send-document.ts'
import { DialogNotice } from '../../ui/offline-notice.tsx'
import { ReasonField } from '../../ui/reason-dialog.tsx'
import type { Said } from './step-calls.ts'
import { stepKeys } from './step-words.ts'
import { Select } from '../../ui/select.tsx'

type Props = {
  step: 'file' | 'void'
  title: string
  contract: Contract
  isPending: boolean
  onSay: (said: Said) => void
  onClose: () => void
}

type Fields = {
  msg?: string
  filingPlace?: string
  filingNo?: string
  scans?: readonly Scan[]
}

const module = businessModules.contract
/** Codes of dictionary DOC_TYPE for the signed contract and the agreement to cancel it. */
const docTypes = { file: 'HT', void: 'JCXY' } as const

/**
 * Asks for the signed paper, and for where a contract is filed or why it ends. Files become documents of the contract
 * only when the step is taken: a dialog that is closed leaves nothing behind.
 */
export function PaperDialog({ step, title, contract, isPending, onSay, onClose }: Props) {
  const { t } = useTranslation()
  const [form] = Form.useForm<Fields>()
  const { id: businessId } = contract
  const kept = contract.attachments.flatMap(({ id }) => (id === null ? [] : [id]))
  const keep = useMutation({
    mutationFn: ({ scans = [], ...said }: Fields) => {
      const to = { module, businessId, docType: docTypes[step] }
      const onKept = (now: readonly Scan[]) => form.setFieldValue('scans', now)
      return keepScans(scans, to, onKept).then((papers) => onSay({ ...said, papers }))
    },
    onSettled: refreshed,
  })
  return (
    <Modal
      open
      title={title}
      okText={t(stepKeys[step])}
      okButtonProps={{ danger: step === 'void', loading: isPending || keep.isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <DialogNotice
        isSending={isPending || keep.isPending}
        failure={keep.error ? failureText(t, keep.error) : undefined}
      />
      <Form form={form} layout="vertical" onFinish={(fields) => keep.mutate(fields)}>
        {step === 'file' ? (
          <FilingFields />
        ) : (
          <ReasonField name="msg" label={t('contract.reason')} />
        )}
        <Form.Item
          name="scans"
          label={step === 'file' ? t('contract.scan') : t('contract.agreement')}
          rules={[
            {
              required: step === 'void' || kept.length === 0,
              type: 'array',
              message: step === 'file' ? t('contract.scanMissing') : t('contract.agreementMissing'),
            },
          ]}
        >
          <ScansField module={module} businessId={businessId} except={kept} />
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
