import { paper } from '@yuncang/shared/nouns/paper/contract'
import { download, type FileHandler } from '../../trpc/files.ts'
import { print } from './service/print.ts'

export const paperFiles = {
  'paper.print': download(paper.print, print),
} as const satisfies Record<string, FileHandler>
