import { useTranslation } from 'react-i18next'
import { ImportWizard } from '../../records/import/import-wizard.tsx'
import type { ImportPlace } from '../../records/import/use-import-window.ts'
import { refreshed } from './refreshed.ts'

/** Products from a workbook, all or none; they arrive as drafts. */
export function ProductImport({ onClose, ...place }: ImportPlace & { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <ImportWizard
      title={t('product.importTitle')}
      noun="product"
      sayResult={({ products }) => t('product.imported', { count: Number(products) })}
      onPublished={refreshed}
      onClose={onClose}
      {...place}
    />
  )
}
