import { unpack } from '@yuncang/server/files/archive'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

/** An archive of files under their paths. */
export function archiveOf(parts: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [path, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), path)
  zip.end()
  return buffer(zip.outputStream)
}

/** The paths of an archive, in its order. */
export async function pathsIn(bytes: Buffer): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'yuncang-archive-'))
  try {
    const archive = join(folder, 'a.zip')
    writeFileSync(archive, bytes)
    return (await unpack(archive, folder, { files: 1000, bytes: 1e9 })).map(({ path }) => path)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
