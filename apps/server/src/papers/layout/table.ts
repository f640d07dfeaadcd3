import type { Content, ContentText, TableCellProperties, TableLayout } from 'pdfmake/interfaces'
import type { Table } from '../description.ts'
import { ink, levels, plain } from './style.ts'
import { fitted, padding } from './widths.ts'

type Cell = ContentText & TableCellProperties

/** Thin lines between rows, a stronger one below the titles. */
const lines: TableLayout = {
  hLineWidth: (row, { table }) => (row === 0 || row === (table.headerRows ?? 0) ? 0.8 : 0.4),
  vLineWidth: () => 0,
  hLineColor: (row, { table }) =>
    row === 0 || row === (table.headerRows ?? 0) ? ink.strong : ink.line,
  paddingLeft: () => padding,
  paddingRight: () => padding,
  paddingTop: () => 3,
  paddingBottom: () => 3,
}

/** A place that another cell spans. */
const covered: Cell = { text: '' }

/** `width` is that of the page; `name` tells it from the other tables of its paper. */
export function tableOf(table: Table, { width, name }: { width: number; name: string }): Content {
  const { columns, groups, total, empty } = table
  const aligned = columns.map(({ align }) => align ?? 'left')
  const cells = (row: readonly string[], look: object = {}): Cell[] =>
    // A row with a cell too few would stop the whole paper.
    columns.map((_, at) => ({ text: plain(row[at] ?? ''), alignment: aligned[at]!, ...look }))
  const across = (text: string, look: object): Cell[] => [
    { text: plain(text), colSpan: columns.length, ...look },
    ...columns.slice(1).map(() => covered),
  ]
  const step = (said: string, figure: string): Cell[] => [
    { text: plain(said), colSpan: columns.length - 1, color: ink.faint },
    ...columns.slice(2).map(() => covered),
    { text: plain(figure), alignment: 'right' },
  ]
  const titles = cells(
    columns.map(({ title }) => title),
    { bold: true, fillColor: ink.shade },
  )
  const closing = total ? [cells(total, { bold: true, fillColor: ink.shade })] : []
  const blocks = groups.flatMap(({ head, rows, steps = [], sums }, at) =>
    blocksOf({
      before: head ? [across(head, { bold: true, color: ink.strong })] : [],
      rows: [
        ...rows.map((row) => cells(row)),
        ...steps.map(([said, figure]) => step(said, figure)),
      ],
      after: [
        ...(sums ? [cells(sums, { bold: true })] : []),
        ...(at === groups.length - 1 ? closing : []),
      ],
    }),
  )
  if (groups.length === 0)
    blocks.push([...(empty ? [across(empty, { color: ink.faint })] : []), ...closing])
  const [first = [], ...others] = blocks
  const { fontSize, widths } = fitted(table, width)
  return {
    fontSize,
    margin: [0, 0, 0, 10],
    layout: lines,
    table: {
      headerRows: 1,
      keepWithHeaderRows: first.length,
      dontBreakRows: true,
      widths: widths.map((each) => each - 2 * padding),
      body: [
        titles,
        ...first,
        ...others.flatMap((block, at) => keptTogether(block, `${name}-${at}`)),
      ],
    },
  }
}

type Group = { before: Cell[][]; rows: Cell[][]; after: Cell[][] }

/** Rows that stand on one page: a heading and its first row, the last row and what sums it up, and each between them. */
function blocksOf({ before, rows, after }: Group): Cell[][][] {
  if (rows.length < 2) return [[...before, ...rows, ...after]]
  const [start = [], ...more] = rows
  const end = more.splice(-1)
  return [[...before, start], ...more.map((row) => [row]), [...end, ...after]]
}

/** Marks the ends of a block, which moves to the next page when it does not end on the page where it begins. */
function keptTogether(block: Cell[][], name: string): Cell[][] {
  const last = block.length - 1
  if (last < 1) return block
  return block.map((row, at) => {
    if (at === 0) return marked(row, `${name}-begins`, levels.begins)
    return at === last ? marked(row, `${name}-ends`, levels.ends) : row
  })
}

/** All words of a row carry its mark, or it would be torn: of cells in rows that are kept whole, pages know those with an id. */
const marked = (row: Cell[], id: string, headlineLevel: number): Cell[] =>
  row.map((cell, at) => (cell.text === '' ? cell : { ...cell, id: `${id}-${at}`, headlineLevel }))
