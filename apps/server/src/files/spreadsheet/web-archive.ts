import { decodeText } from './text-encoding.ts'

/** The pages in an archive of MIME HTML, as Excel saves a "single file web page", one after the other. */
export function pagesOf(bytes: Uint8Array): string {
  const archive = Buffer.from(bytes).toString('latin1')
  const boundary = /boundary="?([^"\r\n;]+)"?/i.exec(archive)?.[1]
  const parts = boundary === undefined ? [archive] : archive.split(`--${boundary}`)
  return parts.map(pageIn).join('\n')
}

/** The text of a part that is a page; '' for a picture or a style sheet. */
function pageIn(part: string): string {
  const [head = '', ...rest] = part.trimStart().split(/\r?\n\r?\n/)
  if (!/^content-type:\s*text\/html/im.test(head)) return ''
  const body = rest.join('\r\n\r\n')
  const [, encoding = ''] = /^content-transfer-encoding:\s*([\w-]+)/im.exec(head) ?? []
  return decodeText(decoded(body, encoding.toLowerCase()))
}

function decoded(body: string, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64')
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'latin1')
  const bytes = body
    .replace(/=[ \t]*\r?\n/g, '')
    .replace(/=([\dA-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1')
}
