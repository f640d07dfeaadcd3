import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'

/* The files of the repository, and what their code says without its comments. */
export const root = join(import.meta.dirname, '../..')

export const tracked: readonly string[] = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)))

export const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** A file in its comments and the rest. */
export type Source = {
  readonly file: string
  readonly text: string
  readonly comments: readonly string[]
  readonly code: string
}

export function partsOf(file: string, text: string): Source {
  if (!/\.[mc]?tsx?$|\.mjs$/.test(file)) return { file, text, comments: [], code: text }
  const comments: string[] = []
  let code = ''
  let last = 0
  for (const { value, start, end } of parseSync(file, text).comments) {
    comments.push(value)
    code += text.slice(last, start)
    last = end
  }
  return { file, text, comments, code: code + text.slice(last) }
}
