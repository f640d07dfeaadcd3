import { id } from '@yuncang/shared/kernel/wire'
import { importNouns, type ImportNoun } from '@yuncang/shared/nouns/import-batch/rules'
import * as z from 'zod'
import { download, upload, type FileHandlers } from '../../trpc/files.ts'
import { uploading } from './service/batch.ts'
import { correctedFile } from './service/corrected.ts'

const nouns = Object.keys(importNouns) as ImportNoun[] // its keys

export const importBatchFiles: FileHandlers = {
  ...Object.fromEntries(nouns.map((noun) => [`importBatch.${noun}`, upload(uploading(noun))])),
  'importBatch.correctedFile': download(z.strictObject({ id: id() }), correctedFile),
}
