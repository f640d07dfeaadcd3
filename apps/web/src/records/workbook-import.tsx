import type { RoutedOperation } from '@yuncang/shared/gateway/routes'
import { App } from 'antd'
import type { ReactNode } from 'react'
import { download } from '../api/files.ts'
import { failureOf, importFile } from '../api/imports.ts'
import { ImportDialog } from '../ui/import-dialog.tsx'

type Props<R> = {
  title: string
  operation: RoutedOperation
  template: RoutedOperation
  /** Shows what is new and says what was imported. */
  onImported: (result: R) => Promise<string>
  onClose: () => void
  children?: ReactNode
}

/** A workbook into one of the imports, all of it or nothing. */
export function WorkbookImport<R>({ operation, template, onImported, ...dialog }: Props<R>) {
  const { message } = App.useApp()
  return (
    <ImportDialog
      {...dialog}
      failureOf={failureOf}
      onTemplate={() => {
        download(template).catch((error: unknown) => message.error(failureOf(error).message))
      }}
      onFile={async (file, onProgress) =>
        onImported(await importFile<R>(operation, file, onProgress))
      }
    />
  )
}
