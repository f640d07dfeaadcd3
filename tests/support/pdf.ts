import { getDocumentProxy } from 'unpdf'

/** A PDF as another program reads it: pdf.js. */
export async function readPdf(bytes: Uint8Array) {
  // The reader takes the bytes for itself.
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const fonts = new Map<string, boolean>()
  const pages: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    pages.push(
      items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''),
    )
    const { fnArray, argsArray } = await page.getOperatorList()
    for (const [at, operation] of fnArray.entries()) {
      if (operation !== setFont) continue
      // The first argument of that operation names the font.
      const font: { name: string; missingFile?: boolean } = page.commonObjs.get(
        argsArray[at][0] as string,
      )
      fonts.set(font.name, font.missingFile === false)
    }
  }
  const { info } = await pdf.getMetadata()
  return { pages, fonts, info: info as Record<string, unknown> }
}

/** OPS.setFont of pdf.js. */
const setFont = 37
