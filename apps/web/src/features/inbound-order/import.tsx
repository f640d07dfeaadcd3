import type { importResult } from '@yuncang/shared/contracts/inbound-order'
import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { queryClient, trpc } from '../../api/client.ts'
import { download } from '../../api/files.ts'
import { failureOf, importFile } from '../../api/imports.ts'
import { ImportDialog } from '../../ui/import-dialog.tsx'

/** Inbound orders from a workbook, all or none. */
export function OrderImport({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  return (
    <ImportDialog
      title={t('inboundOrder.importTitle')}
      onClose={onClose}
      failureOf={failureOf}
      onTemplate={() => {
        download('inboundOrder.template').catch((error: unknown) =>
          message.error(failureOf(error).message),
        )
      }}
      onFile={async (file, onProgress) => {
        type Result = z.output<typeof importResult>
        const result = await importFile<Result>('inboundOrder.import', file, onProgress)
        await queryClient.invalidateQueries(trpc.inboundOrder.pathFilter())
        const { orders, containers, products } = result
        return t('inboundOrder.imported', { orders, containers, products })
      }}
    />
  )
}
