import { withoutMiddle } from '../../validate/text.ts'
import { fileTypes, isPicture, type FileType } from './rules.ts'

const nameAtMost = 120
// Control characters, and what turns or hides the writing of others, e.g. photo‮gpj.exe.
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]+/gu
const notInNames = /[<>:"/\\|?*]+/g

/**
 * A name to show and to save under: without the sender's folders, invisible characters and characters that systems
 * forbid; at most 120 characters, without its middle where it is longer, since scans of one record differ at the end;
 * with the extension of what the file really is.
 */
export function fileNameOf(given: string, type: FileType): string {
  const extension = fileTypes[type]
  const last = withoutMiddle(given.split(/[/\\]/).at(-1) ?? '', 2000)
  const seen = last.normalize('NFC').toWellFormed().replace(invisible, '').replace(notInNames, '_')
  const stem = seen
    .replace(/\.(?:jpe?g|png|webp|gif|bmp|pdf|xlsx|docx)$/i, '')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  return `${withoutMiddle(stem, nameAtMost) || (isPicture(type) ? '照片' : '资料')}.${extension}`
}
