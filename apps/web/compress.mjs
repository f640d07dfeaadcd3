import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/* Compresses what was built as far as it goes, once, instead of a little with every request. */
const folder = join(import.meta.dirname, 'dist')
const worthIt = /\.(js|css|html|svg)$/
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }

for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!worthIt.test(name)) continue
  const path = join(folder, name)
  writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path), { params }))
}
