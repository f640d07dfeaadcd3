import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'

/*
 * Which files of the API suite run on PostgreSQL as well. All of them, except in the gate (`npm test`), which takes those
 * whose first line says what can differ there, and those that the change touches before it is in main:
 *
 *   // @postgres: locks and races of several trucks
 */
const mark = /^\/\/ @postgres: \S/

/**
 * @param {string[]} folders of the API suite
 * @returns {string[]} patterns
 */
export function filesForPostgres(folders) {
  if (process.env.TEST_SCOPE !== 'gate') return folders.map((folder) => `${folder}/**/*.test.ts`)
  const touched = touchedFiles()
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name}`,
      ),
    )
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => touched.has(file) || mark.test(readFileSync(join(root, file), 'utf8')))
}

/** Test files that differ from where main stands; moved is not touched. A clone of main has touched none. */
function touchedFiles() {
  const fork = git('merge-base', 'HEAD', 'origin/main')[0]
  const changed = git(
    'diff',
    '--name-status',
    '-M',
    '--diff-filter=AMR',
    fork ?? 'HEAD',
    '--',
    'tests',
  )
    .map((line) => line.split('\t'))
    .filter(([status]) => status !== 'R100')
    .map((columns) => columns.at(-1))
  return new Set([...changed, ...git('ls-files', '--others', '--exclude-standard', '--', 'tests')])
}

/** Lines of a git command; none where there is no git or no such commit. */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter(Boolean) : []
}
