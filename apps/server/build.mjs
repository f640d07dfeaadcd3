import { build } from 'esbuild'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { external } from './external.mjs'

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
    { in: join(database, 'sqlite/checkpointer.ts'), out: 'sqlite-checkpointer' },
    ...children.map((file) => ({ in: join(source, file), out: basename(file, '.ts') })),
  ],
  outdir: out,
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  // What is imported where it is used first, and what several programs share, are files of their own.
  splitting: true,
  sourcemap: true,
  // What V8 keeps of the source counts in the memory of an idle server. Names stay, and lines: both are in stacks.
  minifySyntax: true,
  minifyWhitespace: true,
  lineLimit: 160,
  legalComments: 'linked',
  // Nobody installs pg's native variant; pg asks for it all the same.
  external: [...external, 'pg-native'],
  // Some libraries still ask for CommonJS names.
  banner: {
    js: "import { createRequire as __requireOf } from 'node:module'; const require = __requireOf(import.meta.url); import { dirname as __dirnameOf } from 'node:path'; const __filename = import.meta.filename; const __dirname = __dirnameOf(__filename);",
  },
})

// esbuild escapes all but regular expressions; with one Chinese letter left, V8 keeps the whole file at two bytes a letter.
for (const name of readdirSync(out).filter((file) => file.endsWith('.js'))) {
  const file = join(out, name)
  const escaped = readFileSync(file, 'utf8').replace(
    /[^\0-\x7f]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  writeFileSync(file, escaped)
}

// The two weights of nine that papers are set in, and their licence (docs/decisions/056).
const font = dirname(
  fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans-sc/package.json')),
)
for (const name of ['400Regular', '700Bold'].map((weight) => `${weight}/NotoSansSC_${weight}.ttf`))
  cpSync(join(font, name), join(out, 'fonts', name))
cpSync(join(font, 'LICENSE_FONT'), join(out, 'fonts/LICENSE_FONT'))
