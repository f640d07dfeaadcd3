import { DownOutlined, FileWordOutlined } from '@ant-design/icons'
import type { Contract } from '@yuncang/shared/nouns/contract/contract'
import { contractStatuses } from '@yuncang/shared/nouns/contract/rules'
import { App, Button, Dropdown } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, inPlace, queryClient, trpc } from '../../api/client.ts'
import { download } from '../../api/files.ts'
import { apiErrorOf } from '../../api/link.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { latePart } from '../../i18n/late-part.tsx'
import { useCan } from '../../session/session-context.tsx'

const ExportHistory = lazy(async () => ({
  default: (await import('./export-history.tsx')).ExportHistory,
}))
const TextViewer = latePart(
  async () => (await import('../../records/documents/text-viewer.tsx')).TextViewer,
  () => import('../../records/documents/words.ts'),
)
const TemplateDialog = lazy(async () => ({
  default: (await import('./template-dialog.tsx')).TemplateDialog,
}))

type Deed = 'contract' | 'report' | 'download' | 'address' | 'attachments'
const windows = ['preview', 'history', 'template'] as const
type Window = (typeof windows)[number]
const isWindow = (key: string): key is Window => windows.some((each) => each === key)

/** What is made of a contract as files, and by which template. */
export function DocumentMenu({ contract: { id, contractNo, status } }: { contract: Contract }) {
  const { t } = useTranslation()
  const { message, modal } = App.useApp()
  const [shown, setShown] = useState<Window>()
  const canWrite = useCan('contract:write') && status !== contractStatuses.voided
  const tellAddress = async () => {
    const { url, expireTime } = await client.contractDocument.address.query({ id })
    const whole = new URL(url, window.location.origin).href
    await navigator.clipboard?.writeText(whole).catch(() => undefined)
    modal.success({
      title: t('contract.document.addressTitle', { time: expireTime }),
      content: <a href={whole}>{whole}</a>,
    })
  }
  const deeds: Record<Deed, () => Promise<void>> = {
    contract: () => download('contractDocument.exportReport', { id, kind: 'contract' }),
    report: () => download('contractDocument.exportReport', { id, kind: 'report' }),
    download: () => download('contractDocument.download', { id }),
    address: tellAddress,
    attachments: () => download('contractDocument.exportAttachments', { ids: [id] }),
  }
  const { mutate, isPending } = useMutation({
    ...inPlace,
    mutationFn: (deed: Deed) => deeds[deed](),
    onSuccess: async () => {
      await queryClient.invalidateQueries(trpc.contractDocument.pathFilter())
      await queryClient.invalidateQueries(trpc.file.pathFilter())
      await queryClient.invalidateQueries(trpc.record.pathFilter())
    },
    onError: (error) => void message.error(apiErrorOf(error).message),
  })
  const made: Deed[] = canWrite ? ['contract', 'report'] : []
  const itemOf = (key: Deed | Window) => ({ key, label: t(`contract.document.${key}`) })
  const items = [
    itemOf('preview'),
    ...made.map(itemOf),
    ...(['download', 'address', 'attachments'] as const).map(itemOf),
    { type: 'divider' as const },
    ...(['history', 'template'] as const).map(itemOf),
  ]
  const choose = (key: string) => {
    if (isWindow(key)) setShown(key)
    else mutate(key as Deed) // the key of an item above
  }
  return (
    <>
      <Dropdown trigger={['click']} menu={{ items, onClick: ({ key }) => choose(key) }}>
        <Button loading={isPending} icon={<FileWordOutlined aria-hidden />}>
          {t('contract.document.menu')}
          <DownOutlined aria-hidden />
        </Button>
      </Dropdown>
      <Suspense>
        {shown === 'preview' && (
          <TextViewer
            title={t('contract.document.previewTitle', { no: contractNo })}
            operation="contractDocument.preview"
            input={{ id }}
            onClose={() => setShown(undefined)}
          />
        )}
        {shown === 'history' && (
          <ExportHistory id={id} no={contractNo} onClose={() => setShown(undefined)} />
        )}
        {shown === 'template' && (
          <TemplateDialog id={id} no={contractNo} onClose={() => setShown(undefined)} />
        )}
      </Suspense>
    </>
  )
}
