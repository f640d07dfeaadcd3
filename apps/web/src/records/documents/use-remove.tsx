import type { FileDocument } from '@yuncang/shared/nouns/file/contract'
import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { refreshed } from './send-document.ts'

/** Asks once, then removes a document. */
export function useRemove() {
  const { t } = useTranslation()
  const { modal, message } = App.useApp()
  const remove = useMutation(trpc.file.remove.mutationOptions())
  return ({ id, version, name }: FileDocument) => {
    void modal.confirm({
      title: t('documents.removeTitle', { name }),
      content: t('documents.removeHint'),
      okText: t('documents.remove'),
      okButtonProps: { danger: true },
      onOk: async () => {
        await remove.mutateAsync({ id, version })
        await refreshed()
        void message.success(t('documents.removed', { name }))
      },
    })
  }
}
