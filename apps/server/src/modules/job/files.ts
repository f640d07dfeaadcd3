import { job } from '@yuncang/shared/nouns/job/contract'
import { download, type FileHandler } from '../../trpc/files.ts'
import { openFile } from './service.ts'

export const jobFiles = {
  'job.download': download(job.download.input, openFile),
} as const satisfies Record<string, FileHandler>
