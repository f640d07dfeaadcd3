import { build } from 'esbuild'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/**
 * The program that migrates in a process of its own, as one file: its sources would take a second to load each time that
 * it is started.
 */
export async function buildMigrator() {
  // Below the libraries, where it finds those that are not part of it.
  const folder = mkdtempSync(join(root, 'node_modules/.migrator-'))
  const file = join(folder, 'migrate-child.mjs')
  await build({
    entryPoints: [join(import.meta.dirname, 'migrate-child.ts')],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['better-sqlite3', 'pg-native'],
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  })
  return { file, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
