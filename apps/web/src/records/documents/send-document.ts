import type { FileDocument } from '@yuncang/shared/nouns/file/contract'
import { photoType, type DocumentModule } from '@yuncang/shared/nouns/file/rules'
import type { TFunction } from 'i18next'
import { queryClient, trpc } from '../../api/client.ts'
import { sendForm } from '../../api/files.ts'
import { apiErrorOf } from '../../api/link.ts'
import { mayArriveLater } from './may-arrive-later.ts'
import { prepare } from './prepare.ts'
import { sizeText } from './size-text.ts'

const largest = 20 * 1024 * 1024

/** What a file is sent to, and as what. */
export type Target = {
  module: DocumentModule
  businessId: string
  /** The part of the record that pictures show. */
  itemId?: string
  docType: string
  /** Why it comes only now. */
  reason?: string
}

/** Sends a file as a document of a record; tells its progress from 0 to 1. */
export async function sendDocument(
  given: File,
  { module, businessId, itemId, docType, reason }: Target,
  onProgress: (share: number) => void = () => {},
): Promise<FileDocument> {
  const file = await prepare(given)
  if (file.size > largest) {
    throw new TooLarge(file)
  }
  const form = new FormData()
  form.append('uploadModuleCode', module)
  form.append('businessId', businessId)
  if (itemId !== undefined) form.append('itemId', itemId)
  form.append('docType', typeOf(given, docType))
  if (reason !== undefined) form.append('reason', reason)
  form.append('file', file)
  // The operation answers with what its contract says.
  return (await sendForm('file.upload', form, onProgress)) as FileDocument
}

const other = 'QT'

/** What is no picture cannot be a photo, even where that is the type that is chosen. */
const typeOf = (file: File, chosen: string): string =>
  chosen === photoType && !file.type.startsWith('image/') ? other : chosen

class TooLarge extends Error {
  readonly file: File

  constructor(file: File) {
    super(`${file.name} is too large`)
    this.file = file
  }
}

/** Whether sending the same file again may help. */
export const mayTryAgain = (error: unknown): boolean =>
  !(error instanceof TooLarge) && mayArriveLater(apiErrorOf(error))

/** Why a file did not arrive, in words. */
export function failureText(t: TFunction, error: unknown): string {
  if (!(error instanceof TooLarge)) return apiErrorOf(error).message
  const { name, size } = error.file
  return t('documents.tooLarge', { name, size: sizeText(size) })
}

/** Lists of documents and histories of records are asked for anew. */
export const refreshed = () =>
  Promise.all([
    queryClient.invalidateQueries(trpc.file.pathFilter()),
    queryClient.invalidateQueries(trpc.record.pathFilter()),
  ])
