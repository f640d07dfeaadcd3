import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/* Compresses what was built as far as it goes, once, instead of a little with every request. */
const folder = join(import.meta.dirname, 'dist')
const worthIt = /\.(js|css|html|svg)$/
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
const compressed = promisify(brotliCompress)

const names = await readdir(folder, { recursive: true })
await Promise.all(
  names
    .filter((name) => worthIt.test(name))
    .map(async (name) => {
      const path = join(folder, name)
      await writeFile(`${path}.br`, await compressed(await readFile(path), { params }))
    }),
)
