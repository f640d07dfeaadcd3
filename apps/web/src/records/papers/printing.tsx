import { paperLabels, type PaperKind } from '@yuncang/shared/nouns/paper/rules'
import type { TFunction } from 'i18next'
import { lazy, Suspense } from 'react'
import { loadTexts } from '../../i18n/load-texts.ts'
import { currentLanguage } from '../../lib/language.ts'
import { loadChunk } from '../../lib/chunk.ts'
import type { BulkDialog } from '../../ui/grid/index.ts'

const PrintDialog = lazy(async () => {
  const [dialog] = await Promise.all([
    loadChunk(() => import('./print-dialog.tsx')),
    loadTexts(() => import('./words.ts')),
  ])
  return { default: dialog.PrintDialog }
})

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
