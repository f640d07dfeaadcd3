import type { AttachmentImport } from '@yuncang/shared/nouns/contract-document/contract'
import { App, Button, Upload } from 'antd'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { inPlace, queryClient, trpc } from '../../api/client.ts'
import { upload } from '../../api/files.ts'
import { apiErrorOf } from '../../api/link.ts'
import { useMutation } from '../../api/use-mutation.ts'

/** Takes an archive of attachments, and says what went to which contract and what did not. */
export function AttachmentsButton() {
  const { t } = useTranslation()
  const { message, modal } = App.useApp()
  const { mutate, isPending } = useMutation({
    ...inPlace,
    mutationFn: async (file: File) =>
      // The operation answers with what its contract says.
      (await upload('contractDocument.importAttachments', file, () => {})) as AttachmentImport,
    onSuccess: async (result) => {
      if (result.findings.length === 0) modal.success(saidOf(t, result))
      else modal.warning(saidOf(t, result))
      await queryClient.invalidateQueries(trpc.file.pathFilter())
    },
    onError: (error) => void message.error(apiErrorOf(error).message),
  })
  return (
    <Upload
      accept=".zip"
      showUploadList={false}
      beforeUpload={(file) => {
        mutate(file)
        return false
      }}
    >
      <Button loading={isPending} title={t('contract.document.attachmentsHint')}>
        {t('contract.document.importAttachments')}
      </Button>
    </Upload>
  )
}

/** How many files went to how many contracts, and what is wrong with the others. */
const saidOf = (t: TFunction, { kept, findings }: AttachmentImport) => ({
  width: 640,
  title: t('contract.document.attachmentsKept', {
    count: kept.length,
    contracts: new Set(kept.map(({ contractNo }) => contractNo)).size,
  }),
  content: findings.map(({ path, message }) => (
    <p key={path}>
      {path}
      <br />
      {message}
    </p>
  )),
})
