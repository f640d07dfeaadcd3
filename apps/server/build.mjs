import { build } from 'esbuild'
import { readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'

/*
 * One file for the server and one per child process or thread: importing the sources and their libraries unbundled costs
 * a second of start and 150 MiB (docs/decisions/007).
 */
const source = join(import.meta.dirname, 'src')
const out = join(import.meta.dirname, 'dist')
const database = join(import.meta.dirname, '../../packages/db/src')
const children = readdirSync(source, { recursive: true }).filter((file) =>
  file.endsWith('-child.ts'),
)

rmSync(out, { recursive: true, force: true })
await build({
  entryPoints: [
    { in: join(source, 'main.ts'), out: 'main' },
    ...['setup', 'backup', 'restore'].map((name) => ({
      in: join(source, `${name}.ts`),
      out: name,
    })),
    { in: join(database, 'sqlite-checkpointer.ts'), out: 'sqlite-checkpointer' },
    ...children.map((file) => ({ in: join(source, file), out: basename(file, '.ts') })),
  ],
  outdir: out,
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  sourcemap: true,
  minifySyntax: true,
  external: [
    'better-sqlite3',
    '@node-rs/argon2',
    'sharp',
    'pg-native',
    '@scalar/fastify-api-reference',
    // It stores its records under the names of its classes, which a bundler changes.
    'oidc-provider',
  ],
  // Some libraries still ask for CommonJS names.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url); import { dirname as __dirnameOf } from 'node:path'; const __filename = import.meta.filename; const __dirname = __dirnameOf(__filename);",
  },
})
