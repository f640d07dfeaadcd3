import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

/** What a text of ours holds: enough for a template that people go on with in Word. */
export type Block =
  | { readonly kind: 'title' | 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string; readonly isCentred?: true }
  | {
      readonly kind: 'table'
      /** The widths of its columns beside each other. */
      readonly shares: readonly number[]
      readonly head?: readonly string[]
      readonly rows: readonly (readonly string[])[]
      /** Without lines, with room to sign. */
      readonly isOpen?: true
    }

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

const contentTypes = `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${wordType}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${wordType}.styles+xml"/></Types>`
const relationsOf = (type: string, target: string) =>
  `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/${type}" Target="${target}"/></Relationships>`

const styleOf = (id: string, name: string, { size, space }: { size: number; space: number }) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:pPr><w:spacing w:before="${space}" w:after="${space / 2}"/></w:pPr><w:rPr><w:b/><w:sz w:val="${size}"/></w:rPr></w:style>`
const styles = `${head}<w:styles xmlns:w="${word}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Arial" w:hAnsi="Arial" w:eastAsia="宋体"/><w:sz w:val="21"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>${styleOf('Title', 'Title', { size: 36, space: 240 })}${styleOf('Heading1', 'heading 1', { size: 24, space: 240 })}</w:styles>`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

type Look = { readonly style?: string; readonly isCentred?: boolean; readonly isBold?: boolean }

function paragraph(text: string, { style, isCentred, isBold }: Look = {}): string {
  const look = [
    style ? `<w:pStyle w:val="${style}"/>` : '',
    isCentred ? '<w:jc w:val="center"/>' : '',
  ].join('')
  const bold = isBold ? '<w:rPr><w:b/></w:rPr>' : ''
  return `<w:p><w:pPr>${look}</w:pPr><w:r>${bold}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`
}

/** Of a page of A4 between its margins, in twentieths of a point. */
const textWidth = 9_350

type Table = Extract<Block, { kind: 'table' }>

function table({ shares, head: titles, rows, isOpen }: Table): string {
  const all = shares.reduce((sum, share) => sum + share, 0)
  const widths = shares.map((share) => Math.floor((textWidth * share) / all))
  const line = (side: string) =>
    `<w:${side} w:val="${isOpen ? 'nil' : 'single'}" w:sz="4" w:color="808080"/>`
  const borders = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(line).join('')
  const row = (cells: readonly string[], isHead: boolean) => {
    const look = isHead ? '<w:trPr><w:tblHeader/></w:trPr>' : ''
    const inside = cells.map(
      (cell, at) =>
        `<w:tc><w:tcPr><w:tcW w:w="${widths[at]}" w:type="dxa"/></w:tcPr>${paragraph(cell, { isBold: isHead })}</w:tc>`,
    )
    return `<w:tr>${look}${inside.join('')}</w:tr>`
  }
  return `<w:tbl><w:tblPr><w:tblW w:w="${textWidth}" w:type="dxa"/><w:tblBorders>${borders}</w:tblBorders><w:tblLayout w:type="fixed"/><w:tblCellMar><w:top w:w="60" w:type="dxa"/><w:left w:w="100" w:type="dxa"/><w:bottom w:w="60" w:type="dxa"/><w:right w:w="100" w:type="dxa"/></w:tblCellMar></w:tblPr><w:tblGrid>${widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>${titles ? row(titles, true) : ''}${rows.map((cells) => row(cells, false)).join('')}</w:tbl>${paragraph('')}`
}

function written(block: Block): string {
  switch (block.kind) {
    case 'title':
      return paragraph(block.text, { style: 'Title', isCentred: true })
    case 'heading':
      return paragraph(block.text, { style: 'Heading1' })
    case 'text':
      return paragraph(block.text, { isCentred: block.isCentred === true })
    case 'table':
      return table(block)
  }
}

/** A docx of these blocks; the same blocks give the same bytes. */
export async function docx(blocks: readonly Block[]): Promise<Buffer> {
  const page =
    '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1278" w:bottom="1134" w:left="1278" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr>'
  const body = blocks.map(written).join('')
  const parts = {
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': relationsOf('officeDocument', 'word/document.xml'),
    'word/_rels/document.xml.rels': relationsOf('styles', 'styles.xml'),
    'word/styles.xml': styles,
    'word/document.xml': `${head}<w:document xmlns:w="${word}"><w:body>${body}${page}</w:body></w:document>`,
  }
  const zip = new ZipFile()
  for (const [name, text] of Object.entries(parts))
    zip.addBuffer(Buffer.from(text), name, { mtime: new Date(0) })
  zip.end()
  return buffer(zip.outputStream)
}
