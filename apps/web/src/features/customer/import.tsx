import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { queryClient, trpc } from '../../api/client.ts'
import { download } from '../../api/files.ts'
import { failureOf, importFile } from '../../api/imports.ts'
import { ImportDialog } from '../../ui/import-dialog.tsx'

/** Customers from a workbook, all or none. */
export function CustomerImport({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  return (
    <ImportDialog
      title={t('customer.importTitle')}
      onClose={onClose}
      failureOf={failureOf}
      onTemplate={() => {
        download('customer.template').catch((error: unknown) =>
          message.error(failureOf(error).message),
        )
      }}
      onFile={async (file, onProgress) => {
        const { customers } = await importFile<{ customers: number }>(
          'customer.import',
          file,
          onProgress,
        )
        await queryClient.invalidateQueries(trpc.customer.pathFilter())
        return t('customer.imported', { count: customers })
      }}
    />
  )
}
