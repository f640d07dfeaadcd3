import { paperLabels, type PaperKind } from '@yuncang/shared/nouns/paper/rules'
import type { TFunction } from 'i18next'
import { Suspense } from 'react'
import { latePart } from '../../i18n/late-part.tsx'
import { currentLanguage } from '../../lib/language.ts'
import type { BulkDialog } from '../../ui/grid/index.ts'

const PrintDialog = latePart(
  async () => (await import('./print-dialog.tsx')).PrintDialog,
  () => import('./words.ts'),
)

/** Prints the selected rows of a list into one PDF. */
export function printing<R extends { id: string }>(
  t: TFunction,
  paper: PaperKind,
  nameOf: (row: R) => string,
): BulkDialog<R> {
  const label = t('paper.printMany', { papers: paperLabels[paper][currentLanguage()] })
  return {
    key: 'print',
    label,
    refusal: () => undefined,
    dialog: (rows, onClose) => (
      <Suspense>
        <PrintDialog
          paper={paper}
          title={label}
          records={rows.map((row) => ({ id: row.id, name: nameOf(row) }))}
          onClose={onClose}
        />
      </Suspense>
    ),
  }
}
