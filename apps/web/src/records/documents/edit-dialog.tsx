import type { FileDocument } from '@yuncang/shared/nouns/file/contract'
import { App, Form, Input, Modal, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { FailureNote } from '../../ui/failure-note.tsx'
import { refreshed } from './send-document.ts'

type Values = { name: string; docType: string }
type Option = { value: string; label: string }
type Props = { document: FileDocument; types: Option[]; onClose: () => void }

/** Another name or type for a document. */
export function EditDialog({ document, types, onClose }: Props) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const [form] = Form.useForm<Values>()
  const save = useMutation({ ...trpc.file.update.mutationOptions(), ...inPlace })
  const { id, version, name, docType } = document
  const submit = async (values: Values) => {
    const saved = await save.mutateAsync({ id, version, ...values }).catch(() => undefined)
    if (!saved) return
    void message.success(t('documents.saved', { name: saved.name }))
    await refreshed()
    onClose()
  }
  return (
    <Modal
      open
      title={t('documents.edit')}
      okText={t('action.save')}
      okButtonProps={{ loading: save.isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      {save.error && <FailureNote message={apiErrorOf(save.error).message} />}
      <Form
        form={form}
        layout="vertical"
        initialValues={{ name, docType }}
        onFinish={(values) => void submit(values)}
      >
        <Form.Item
          name="name"
          label={t('documents.name')}
          rules={[{ required: true, whitespace: true, message: t('documents.nameRequired') }]}
        >
          <Input maxLength={120} autoFocus />
        </Form.Item>
        <Form.Item name="docType" label={t('documents.docType')}>
          <Select options={types} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
