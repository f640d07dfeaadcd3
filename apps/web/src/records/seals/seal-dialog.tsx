import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { SealRecord } from '@yuncang/shared/nouns/seal-record/contract'
import {
  sealTypeLabels,
  type SealSource,
  type SealType,
} from '@yuncang/shared/nouns/seal-record/rules'
import { App, Form, Input, InputNumber, Modal, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { client, inPlace, queryClient, trpc } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { currentLanguage } from '../../lib/language.ts'
import { DialogNotice } from '../../ui/offline-notice.tsx'

/** What is sealed. */
export type Source = { readonly type: SealSource; readonly id: string; readonly no: string }

type Fields = { documentId: string; sealType: SealType; copies: number; purpose: string }
type Props = {
  source: Source
  /** The one that is changed; without it a new one is asked for. */
  record?: SealRecord
  onClose: () => void
}

const modules = {
  CONTRACT: businessModules.contract,
  INBOUND: businessModules.inboundOrder,
} as const

/** Asks for a seal on a document of a contract or an inbound order, or changes what was asked for. */
export function SealDialog({ source, record, onClose }: Props) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const navigate = useNavigate()
  const [form] = Form.useForm<Fields>()
  const documents = useQuery(
    trpc.file.list.queryOptions({ uploadModuleCode: modules[source.type], businessId: source.id }),
  )
  const { mutate, isPending, error } = useMutation({
    ...inPlace,
    mutationFn: (fields: Fields) => send(source, record, fields),
    onSuccess: async (saved) => {
      void message.success(t(record ? 'seals.saved' : 'seals.created', { no: saved.sealNo }))
      onClose()
      await queryClient.invalidateQueries(trpc.sealRecord.pathFilter())
      await queryClient.invalidateQueries(trpc.record.pathFilter())
      if (!record) await navigate({ to: '/contract/seal/detail/$id', params: { id: saved.id } })
    },
  })
  const types = Object.entries(sealTypeLabels).map(([value, label]) => ({
    value,
    label: label[currentLanguage()],
  }))
  const files = (documents.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const initial = record
    ? { ...record }
    : { sealType: source.type === 'CONTRACT' ? '2' : '4', copies: 1, ...newest(files) }
  return (
    <Modal
      open
      title={
        record ? t('seals.editTitle', { no: record.sealNo }) : t('seals.title', { no: source.no })
      }
      okText={t(record ? 'action.save' : 'seals.ask')}
      okButtonProps={{ loading: isPending, disabled: files.length === 0 }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <DialogNotice isSending={isPending} failure={error ? apiErrorOf(error).message : undefined} />
      {documents.data && (
        <Form
          form={form}
          layout="vertical"
          initialValues={initial}
          onFinish={(said) => mutate(said)}
        >
          <Form.Item
            name="documentId"
            label={t('seals.document')}
            extra={files.length === 0 ? t('seals.noDocument') : undefined}
            rules={[{ required: true, message: t('seals.documentMissing') }]}
          >
            <Select options={files} />
          </Form.Item>
          <Form.Item
            name="sealType"
            label={t('seals.type')}
            rules={[{ required: true, message: t('seals.typeMissing') }]}
          >
            <Select options={types} />
          </Form.Item>
          <Form.Item name="copies" label={t('seals.copies')} rules={[{ required: true }]}>
            <InputNumber min={1} max={999} precision={0} />
          </Form.Item>
          <Form.Item
            name="purpose"
            label={t('seals.purpose')}
            rules={[{ required: true, whitespace: true, message: t('seals.purposeMissing') }]}
          >
            <Input.TextArea maxLength={200} showCount rows={2} />
          </Form.Item>
        </Form>
      )}
    </Modal>
  )
}

/** The document that came last is the one that is meant more often than not. */
function newest(files: readonly { value: string }[]): { documentId?: string } {
  const last = files.at(-1)
  return last ? { documentId: last.value } : {}
}

function send(
  { type, id }: Source,
  record: SealRecord | undefined,
  { documentId, sealType, copies, purpose }: Fields,
): Promise<SealRecord> {
  const asked = { documentId, sealType, copies, purpose }
  if (record)
    return client.sealRecord.update.mutate({ id: record.id, version: record.version, ...asked })
  return type === 'CONTRACT'
    ? client.sealRecord.createByContract.mutate({ id, ...asked })
    : client.sealRecord.createByInboundOrder.mutate({ id, ...asked })
}
