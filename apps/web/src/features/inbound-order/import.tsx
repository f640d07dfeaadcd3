import type { importResult } from '@yuncang/shared/contracts/inbound-order'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { WorkbookImport } from '../../records/workbook-import.tsx'
import { refreshed } from './refreshed.ts'

/** Inbound orders from a workbook, all or none. */
export function OrderImport({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <WorkbookImport<z.output<typeof importResult>>
      title={t('inboundOrder.importTitle')}
      operation="inboundOrder.import"
      template="inboundOrder.template"
      onImported={async ({ orders, containers, products }) => {
        await refreshed()
        return t('inboundOrder.imported', { orders, containers, products })
      }}
      onClose={onClose}
    />
  )
}
