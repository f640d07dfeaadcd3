import { useQuery } from '@tanstack/react-query'
import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { ContractTemplate } from '@yuncang/shared/nouns/contract-document/contract'
import { contractDocTypes, docxType } from '@yuncang/shared/nouns/contract-document/rules'
import { routes } from '@yuncang/shared/routes'
import { Alert, App, Button, Skeleton, Space, Upload } from 'antd'
import { useTranslation } from 'react-i18next'
import { client, inPlace, queryClient, trpc } from '../../api/client.ts'
import { download } from '../../api/files.ts'
import { apiErrorOf } from '../../api/link.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { sendDocument } from '../../records/documents/send-document.ts'
import { useCan } from '../../session/session-context.tsx'
import { RecordList } from '../../ui/record-list.tsx'
import { templateWords } from './template-words.ts'

const refreshed = () => queryClient.invalidateQueries(trpc.contractDocument.pathFilter())

/** The template of a contract, or of the tenant: which one is used, another in its place, and what was changed. */
export function TemplateCard({ id }: { id: string }) {
  const { t } = useTranslation()
  const { message, modal } = App.useApp()
  const canWrite = useCan('contract:write')
  const { data } = useQuery(trpc.contractDocument.template.queryOptions({ id }))
  const put = useMutation({
    ...inPlace,
    mutationFn: (file: File) => replaceTemplate(id, file),
    onSuccess: async () => {
      void message.success(t('contract.document.templateSaved'))
      await refreshed()
    },
  })
  const reset = useMutation({
    ...inPlace,
    mutationFn: () => client.contractDocument.resetTemplate.mutate({ id }),
    onSuccess: async () => {
      void message.success(t('contract.document.templateReset'))
      await refreshed()
    },
    onError: (error) => void message.error(apiErrorOf(error).message),
  })
  if (!data) return <Skeleton active />
  const isOwn = data.changes[0] !== undefined && data.changes[0].name !== ''
  return (
    <Space orientation="vertical" size="middle" style={{ width: '100%' }}>
      <div>
        {t('contract.document.inUse', {
          template: templateWords(t, `${data.source} ${data.revision}`),
          name: data.name,
        })}
      </div>
      <Space wrap>
        <Button onClick={() => void download('contractDocument.templateFile', { id })}>
          {t('contract.document.templateFile')}
        </Button>
        {canWrite && (
          <Upload
            accept=".docx"
            showUploadList={false}
            beforeUpload={(file) => {
              put.mutate(file)
              return false
            }}
          >
            <Button type="primary" loading={put.isPending}>
              {t('contract.document.upload')}
            </Button>
          </Upload>
        )}
        {canWrite && isOwn && (
          <Button
            loading={reset.isPending}
            onClick={() =>
              void modal.confirm({
                title: t('contract.document.resetAsked'),
                onOk: () => reset.mutate(),
              })
            }
          >
            {t('contract.document.reset')}
          </Button>
        )}
      </Space>
      {put.error && <Alert type="error" showIcon title={apiErrorOf(put.error).message} />}
      <TemplateChanges changes={data.changes} />
    </Space>
  )
}

/** The file becomes a document first; its address is what the template is named by. */
async function replaceTemplate(businessId: string, given: File): Promise<ContractTemplate> {
  const file = new File([given], given.name, { type: docxType })
  const kept = await sendDocument(file, {
    module: businessModules.contractTemplate,
    businessId,
    docType: contractDocTypes.template,
  })
  const url = `${routes['file.download'].path}?id=${kept.id}`
  return client.contractDocument.uploadTemplate.mutate({ id: businessId, url })
}

function TemplateChanges({ changes }: Pick<ContractTemplate, 'changes'>) {
  const { t } = useTranslation()
  return (
    <RecordList
      title={t('contract.document.changes')}
      empty={t('contract.document.noChanges')}
      items={changes.map(({ revision, name, createName, createTime }) => ({
        key: String(revision),
        title: name || t('contract.document.wasReset'),
        details: [t('contract.document.version', { revision }), `${createName} ${createTime}`],
      }))}
    />
  )
}
