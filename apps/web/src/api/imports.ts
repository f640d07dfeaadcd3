import type { RoutedOperation } from '@yuncang/shared/routes'
import { apiErrorOf } from './link.ts'
import { upload } from './files.ts'

/** The failure of a call as a dialog shows it. */
export function failureOf(error: unknown) {
  const failure = apiErrorOf(error)
  return { message: failure.message, issues: failure.data?.issues ?? [] }
}

/** Sends a workbook to an import; the answer is what that operation's contract says. */
export const importFile = <R>(
  operation: RoutedOperation,
  file: File,
  onProgress: (share: number) => void,
): Promise<R> => upload(operation, file, onProgress) as Promise<R>
