import { docx } from '@yuncang/server/files/docx/write'
import { CFB } from '@e965/xlsx'
import type { TestApp } from './app.ts'
import { withParts } from './ugly/parts.ts'

/** A docx with these paragraphs. */
export const textDocx = (...texts: string[]): Promise<Buffer> =>
  docx(texts.map((text) => ({ kind: 'text', text })))

/** The same with a part put in or changed, e.g. a relation to what lies outside. */
export const withDocxPart = async (texts: string[], name: string, content: string) =>
  withParts(await textDocx(...texts), (parts) => {
    parts[name] = Buffer.from(content)
  })

/** What stands in a docx, paragraph by paragraph. */
export function textsOf(bytes: Buffer): string[] {
  const zip = CFB.read(bytes, { type: 'buffer' })
  const part = CFB.find(zip, '/word/document.xml')
  const xml = Buffer.from(part!.content as Uint8Array).toString()
  return [...xml.matchAll(/<w:p[ >].*?<\/w:p>/gs)]
    .map(([paragraph]) =>
      [...paragraph.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)].map(([, text]) => text).join(''),
    )
    .filter(Boolean)
}

/** Uploads a template for a contract, or for the tenant, and makes it the one in use. */
export async function useTemplate(app: TestApp, id: string, bytes: Buffer, name = '模板.docx') {
  const fields = { uploadModuleCode: 'HTMB', businessId: id, docType: 'HTMB' }
  const { body } = await app.form('file.upload', { fields, file: { name, bytes } }, 'sw')
  if (body.code !== 200) return { status: body.code, body }
  const url = `/api/lh-wms/file/download?id=${body.data.id}`
  return app.call('contractDocument.uploadTemplate', { id, url }, 'sw')
}
