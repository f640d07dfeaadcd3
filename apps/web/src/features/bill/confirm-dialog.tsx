import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Bill } from '@yuncang/shared/nouns/bill/record'
import { Form, Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { useMutation } from '../../api/use-mutation.ts'
import { ScansField } from '../../records/documents/scans-field.tsx'
import { keepScans, type Scan } from '../../records/documents/scans.ts'
import { failureText, refreshed } from '../../records/documents/send-document.ts'
import { DialogNotice } from '../../ui/offline-notice.tsx'
import { stepKeys } from './step-words.ts'

type Props = {
  bill: Bill
  title: string
  isPending: boolean
  onFile: (fileId: string) => void
  onClose: () => void
}
type Fields = { scans?: readonly Scan[] }

const module = businessModules.bill
/** Code of dictionary DOC_TYPE for other papers. */
const docType = 'QT'

/** Confirms a bill for its customer: asks for the page that the customer has signed. */
export function ConfirmDialog({ bill, title, isPending, onFile, onClose }: Props) {
  const { t } = useTranslation()
  const [form] = Form.useForm<Fields>()
  const keep = useMutation({
    mutationFn: async ({ scans = [] }: Fields) => {
      const to = { module, businessId: bill.id, docType }
      const onKept = (now: readonly Scan[]) => form.setFieldValue('scans', now)
      const [first] = await keepScans(scans, to, onKept)
      if (first !== undefined) onFile(first)
    },
    onSettled: refreshed,
  })
  return (
    <Modal
      open
      title={title}
      okText={t(stepKeys.confirm)}
      okButtonProps={{ loading: isPending || keep.isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <DialogNotice
        isSending={isPending || keep.isPending}
        failure={keep.error ? failureText(t, keep.error) : undefined}
      />
      <Form form={form} layout="vertical" onFinish={(fields) => keep.mutate(fields)}>
        <Form.Item
          name="scans"
          label={t('bill.signed')}
          rules={[{ required: true, type: 'array', message: t('bill.signedMissing') }]}
        >
          <ScansField module={module} businessId={bill.id} except={[]} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
