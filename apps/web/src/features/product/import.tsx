import { useTranslation } from 'react-i18next'
import { WorkbookImport } from '../../records/workbook-import.tsx'
import { refreshed } from './refreshed.ts'

/** Products from a workbook, all or none; they arrive as drafts. */
export function ProductImport({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <WorkbookImport<{ products: number }>
      title={t('product.importTitle')}
      operation="product.import"
      template="product.template"
      onImported={async ({ products }) => {
        await refreshed()
        return t('product.imported', { count: products })
      }}
      onClose={onClose}
    />
  )
}
