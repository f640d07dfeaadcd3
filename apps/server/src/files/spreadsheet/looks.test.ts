import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { xlsbWithLooks, xlsWithLooks } from '../../../../../tests/support/looks.ts'
import {
  bookOf,
  bytesOf,
  sheetOf,
  withParts,
  zipOf,
} from '../../../../../tests/support/ugly/parts.ts'
import { readSpreadsheet } from './read.ts'

/* What is raised, lowered or struck out, in every format that has it. */
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'yuncang-looks-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function columnOf(bytes: Uint8Array, name: string) {
  const path = join(folder, 'file')
  writeFileSync(path, bytes)
  const [sheet] = await readSpreadsheet({ path, name })
  return sheet?.rows.map(({ cells }) => cells[0])
}
const struck = (text: string) => text.replaceAll(/\S/gu, '$&\u0336')

test('in a cell of an .xlsx that is struck out as a whole', async () => {
  const styles = `<styleSheet><fonts><font/><font><strike/></font><font><strike val="0"/></font></fonts>
    <cellXfs><xf fontId="0"/><xf fontId="1"/><xf fontId="2"/><xf fontId="1" numFmtId="14"/></cellXfs>
    <dxfs><dxf><font><strike/></font></dxf></dxfs></styleSheet>`
  const row = (style: number, cell: string) => `<row><c s="${style}" ${cell}</c></row>`
  const cells = [
    row(1, 't="inlineStr"><is><t>STR20</t></is>'),
    row(1, '><v>16</v>'),
    row(2, '><v>16</v>'),
    row(0, '><v>16</v>'),
    row(3, '><v>46086</v>'),
    row(1, 't="e"><v>#N/A</v>'),
    row(1, 't="inlineStr"><is><r><rPr><strike/></rPr><t>20</t></r><r><t>16</t></r></is>'),
  ]
  const bytes = withParts(bytesOf(bookOf({ a: sheetOf([['x']]) })), (parts) => {
    parts['xl/styles.xml'] = Buffer.from(styles)
    parts['xl/worksheets/sheet1.xml'] = Buffer.from(
      `<worksheet><sheetData>${cells.join('')}</sheetData></worksheet>`,
    )
  })
  expect(await columnOf(bytes, 'a.xlsx')).toEqual([
    struck('STR20'),
    struck('16'),
    16,
    16,
    struck('2026-03-05'),
    { error: '#N/A' },
    `${struck('20')}16`,
  ])
})

test('in an .ods, by spans and by the style of a cell, its row or its column', async () => {
  const style = (family: string, name: string, properties: string, parent = '') =>
    `<style:style style:name="${name}" style:family="${family}" style:parent-style-name="${parent}"><style:text-properties ${properties}/></style:style>`
  const through = 'style:text-line-through-style="solid" style:text-line-through-type="single"'
  const automatic = [
    style('text', 'T1', 'style:text-position="super 58%"'),
    style('text', 'T2', 'style:text-position="-33% 58%"'),
    style('text', 'T3', through),
    style('table-cell', 'T1', 'fo:color="#ff0000"', 'Gone'),
    style('table-cell', 'Kept', 'style:text-line-through-style="none"', 'Gone'),
  ]
  const cell = (text: string, more = '') =>
    `<table:table-cell office:value-type="string" ${more}><text:p>${text}</text:p></table:table-cell>`
  const number = (more: string) =>
    `<table:table-cell office:value-type="float" office:value="16" ${more}><text:p>16</text:p></table:table-cell>`
  const rows = [
    cell('16<text:span text:style-name="T1">1</text:span>'),
    cell('H<text:span text:style-name="T2">2</text:span>O'),
    cell('<text:span text:style-name="T3">20</text:span>16'),
    cell('STR20', 'table:style-name="T1"'),
    number('table:style-name="T1"'),
    number('table:style-name="Kept"'),
    number(''),
  ].map((each) => `<table:table-row>${each}</table:table-row>`)
  const ofRow = `<table:table-row table:default-cell-style-name="Gone">${number('')}</table:table-row>`
  const ofColumn = `<table:table-row><table:table-cell/>${number('')}</table:table-row>`
  const content = `<office:document-content><office:automatic-styles>${automatic.join('')}</office:automatic-styles><office:body><office:spreadsheet><table:table table:name="a"><table:table-column/><table:table-column table:number-columns-repeated="3" table:default-cell-style-name="Gone"/>${rows.join('')}${ofRow}${ofColumn}</table:table></office:spreadsheet></office:body></office:document-content>`
  const named = `<office:document-styles><office:styles>${style('table-cell', 'Gone', through)}</office:styles></office:document-styles>`
  const mimetype = 'application/vnd.oasis.opendocument.spreadsheet'
  const bytes = zipOf({ mimetype, 'content.xml': content, 'styles.xml': named })
  expect(await columnOf(bytes, 'a.ods')).toEqual([
    '16¹',
    'H₂O',
    `${struck('20')}16`,
    struck('STR20'),
    struck('16'),
    16,
    16,
    struck('16'),
    null,
  ])
  const path = join(folder, 'file')
  const [sheet] = await readSpreadsheet({ path, name: 'a.ods' })
  expect(sheet?.rows.at(-1)?.cells).toEqual([null, struck('16')])
})

test.each([
  ['an old .xls', xlsWithLooks, 'a.xls'],
  ['an .xlsb', xlsbWithLooks, 'a.xlsb'],
])('in %s, by runs of its texts and by the font of a cell', async (_format, made, name) => {
  const bytes = made([
    { runs: [['16'], ['1', 'raised']] },
    { runs: [['H'], ['2', 'lowered'], ['O']] },
    { runs: [['20', 'struck'], ['16件']] },
    { struck: 'STR20' },
    { struck: 16 },
    { runs: [['SMR '], ['20']] },
    { runs: [['20160'], ['1', 'raised']] },
  ])
  expect(await columnOf(bytes, name)).toEqual([
    '16¹',
    'H₂O',
    `${struck('20')}16件`,
    struck('STR20'),
    struck('16'),
    'SMR 20',
    '20160¹',
  ])
})

test('in the XML of Excel 2003, by elements and by the style of a cell', async () => {
  const cell = (data: string, style = '', type = 'String') =>
    `<Row><Cell${style && ` ss:StyleID="${style}"`}><Data ss:Type="${type}" xmlns="http://www.w3.org/TR/REC-html40">${data}</Data></Cell></Row>`
  const rows = [
    cell('16<Sup>1</Sup>'),
    cell('H<html:Sub>2</html:Sub>O'),
    cell('<S><Font html:Size="8">20 &amp;</Font></S>16<B>t</B>'),
    cell('STR20', 's21'),
    cell('16', 's21', 'Number'),
    cell('16', 's22', 'Number'),
  ]
  const style = (id: string, looks: string) =>
    `<Style ss:ID="${id}"><Font ss:FontName="宋体" ${looks}/></Style>`
  const xml = `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet" xmlns:html="http://www.w3.org/TR/REC-html40"><Styles>${style('s21', 'ss:StrikeThrough="1"')}${style('s22', 'ss:Bold="1"')}</Styles><Worksheet ss:Name="a"><Table>${rows.join('')}</Table></Worksheet></Workbook>`
  expect(await columnOf(Buffer.from(xml), 'a.xls')).toEqual([
    '16¹',
    'H₂O',
    `${struck('20')} &16t`,
    struck('STR20'),
    struck('16'),
    16,
  ])
})
