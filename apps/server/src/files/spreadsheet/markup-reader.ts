import { decodeText } from './text-encoding.ts'
import { tablesOf } from './html-tables.ts'
import { pagesOf } from './web-archive.ts'
import type { RawSheet } from './types.ts'

/** What markup that is called a workbook holds: XML of Excel 2003 or OpenDocument, a web page, or one archived with its pictures. */
export async function readMarkup(bytes: Uint8Array): Promise<RawSheet[]> {
  const text = decodeText(bytes)
  if (/<(?:(?:\w+:)?workbook|office:document)\b/i.test(text) && !/<html[\s>]/i.test(text))
    return (await import('./legacy-reader.ts')).readXml(text)
  return tablesOf(/^\s*mime-version:/i.test(text) ? pagesOf(bytes) : text)
}
