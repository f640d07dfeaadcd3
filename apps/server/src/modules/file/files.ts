import { file, fileId } from '@yuncang/shared/nouns/file/contract'
import { download, form, keptFile, type FileHandler } from '../../trpc/files.ts'
import { content, thumbnail } from './service/read.ts'
import { upload } from './service/upload.ts'

export const fileFiles = {
  'file.upload': form(file.upload, upload),
  'file.download': keptFile(fileId, content),
  'file.thumbnail': download(fileId, thumbnail),
} as const satisfies Record<string, FileHandler>
