import { book, plain, type Make, type Ugly } from './lines.ts'
import { bytesOf, withParts } from './parts.ts'

/* How programs pack an .xlsx. */
type Parts = Record<string, Buffer>

const packed =
  (change: (parts: Parts) => void): Make =>
  (bill): Ugly => ({ name: 'a.xlsx', bytes: withParts(bytesOf(book(plain(bill))), change) })

function rename(parts: Parts, from: string, to: string): void {
  parts[to] = parts[from]!
  delete parts[from]
}

function rewrite(parts: Parts, name: string, change: (text: string) => string): void {
  parts[name] = Buffer.from(change(parts[name]!.toString()))
}

const relations = 'xl/_rels/workbook.xml.rels'
const lastRow = (column: string) => `<row r="1048576"><c r="${column}1048576"/></row></sheetData>`

export const packages: Record<string, Make> = {
  'paths with the slashes of Windows': (bill) => {
    const { name, bytes } = packed(() => undefined)(bill) as Ugly
    // A name keeps its length; what is packed is compressed and holds none.
    const names = ['_rels/.rels', relations, 'xl/workbook.xml', 'xl/worksheets/sheet1.xml']
    for (const path of [...names, 'xl/sharedStrings.xml', 'xl/styles.xml'])
      for (let at = bytes.indexOf(path); at >= 0; at = bytes.indexOf(path, at + 1))
        bytes.write(path.replaceAll('/', '\\'), at)
    return { name, bytes }
  },
  'targets with the slashes of Windows': packed((parts) =>
    rewrite(parts, relations, (text) => text.replace('worksheets/sheet1', 'worksheets\\sheet1')),
  ),
  'a table of strings whose name begins with a capital': packed((parts) =>
    rename(parts, 'xl/sharedStrings.xml', 'xl/SharedStrings.xml'),
  ),
  'a sheet whose name begins with a capital': packed((parts) =>
    rename(parts, 'xl/worksheets/sheet1.xml', 'xl/worksheets/Sheet1.xml'),
  ),
  'a list of contents in small letters': packed((parts) =>
    rename(parts, '[Content_Types].xml', '[content_types].xml'),
  ),
  'the workbook at the root': packed((parts) => {
    for (const name of Object.keys(parts).filter((each) => each.startsWith('xl/')))
      rename(parts, name, name.slice(3))
    rewrite(parts, '_rels/.rels', (text) => text.replace('xl/workbook.xml', 'workbook.xml'))
    rewrite(parts, '[Content_Types].xml', (text) => text.replaceAll('/xl/', '/'))
  }),
  'a chart on a sheet of its own': packed((parts) => {
    const kind = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/chartsheet'
    const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
    parts['xl/chartsheets/sheet1.xml'] = Buffer.from(`<chartsheet xmlns="${main}"/>`)
    rewrite(parts, 'xl/workbook.xml', (text) =>
      text.replace('</sheets>', '<sheet name="图" sheetId="9" r:id="rId99"/></sheets>'),
    )
    rewrite(parts, relations, (text) =>
      text.replace(
        '</Relationships>',
        `<Relationship Id="rId99" Type="${kind}" Target="chartsheets/sheet1.xml"/></Relationships>`,
      ),
    )
  }),
  'a format in the last row of the eighteenth column': packed((parts) =>
    rewrite(parts, 'xl/worksheets/sheet1.xml', (text) =>
      text.replace('</sheetData>', lastRow('R')),
    ),
  ),
  'strings in their cells with phonetic marks': packed((parts) =>
    rewrite(parts, 'xl/worksheets/sheet1.xml', (text) =>
      text.replace(
        /<c r="G2"[^>]*>.*?<\/c>/,
        '<c r="G2" t="inlineStr"><is><t>TSR20</t><rPh sb="0" eb="1"><t>ti</t></rPh></is></c>',
      ),
    ),
  ),
}
