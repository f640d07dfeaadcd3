import type { Locale } from '@yuncang/shared/kernel/messages/types'
import type { Content } from 'pdfmake/interfaces'
import type { Section } from '../description.ts'
import { ink, levels, plain, sizes } from './style.ts'
import { tableOf } from './table.ts'
import { paperWords } from './words.ts'

const heading = (title: string, isApart = false): Content => ({
  ...(isApart && { pageBreak: 'before' as const }),
  text: plain(title),
  bold: true,
  fontSize: sizes.heading,
  color: ink.strong,
  margin: [0, 6, 0, 4],
  // Never the last line of a page: pageBreakBefore of the document looks for it.
  headlineLevel: levels.heading,
})

/** Where a section stands: the width of the page, and how many stand before it. */
type Place = { locale: Locale; width: number; at: number }

export function contentOf(section: Section, { locale, width, at }: Place): Content[] {
  const title =
    'title' in section && section.title ? [heading(section.title, 'isApart' in section)] : []
  switch (section.kind) {
    case 'facts':
      return [...title, factsOf(section.items)]
    case 'table':
      return [...title, tableOf(section, { width, name: `table-${at}` })]
    case 'words':
      return [
        ...title,
        ...section.texts.map((text, no) => paragraph(text, section.isNumbered && no + 1)),
      ]
    case 'figure':
      return [...title, { svg: section.svg, width, margin: [0, 0, 0, 10] }]
    case 'signatures':
      return [signaturesOf(section.parties, locale)]
  }
}

type Fact = readonly [label: string, value: string]

/** Two facts beside each other; a long one takes the line for itself. */
function factsOf(items: readonly Fact[]): Content {
  const rows: Fact[][] = []
  for (const item of items) {
    const last = rows.at(-1)
    if (last?.length === 1 && !isLong(item) && !isLong(last[0]!)) last.push(item)
    else rows.push([item])
  }
  const cells = ([label, value]: Fact, span: number) => [
    { text: plain(label), color: ink.faint },
    { text: plain(value) || '—', colSpan: span },
    ...Array.from({ length: span - 1 }, () => ''),
  ]
  return {
    margin: [0, 0, 0, 8],
    layout: 'noBorders',
    table: {
      dontBreakRows: true,
      widths: ['16%', '34%', '16%', '34%'],
      body: rows.map((row) => row.flatMap((item) => cells(item, row.length === 1 ? 3 : 1))),
    },
  }
}

/** Chinese characters are twice as wide as Latin ones. */
const isLong = ([, value]: Fact): boolean =>
  Array.from(value).reduce((sum, char) => sum + (char > '\u2e7f' ? 2 : 1), 0) > 36

const paragraph = (text: string, number: number | undefined): Content =>
  number === undefined
    ? { text: plain(text), margin: [0, 0, 0, 5] }
    : {
        columns: [
          { text: `${number}.`, width: 20 },
          { text: plain(text), width: '*' },
        ],
        margin: [0, 0, 0, 5],
      }

/** Never over two pages: a seal has to stand beside the name. */
const signaturesOf = (
  parties: readonly { role: string; name: string }[],
  locale: Locale,
): Content => {
  const { seal, day } = paperWords[locale]
  return {
    unbreakable: true,
    margin: [0, 18, 0, 0],
    columnGap: 24,
    columns: parties.map(({ role, name }) => ({
      stack: [
        { text: plain(role), bold: true },
        { text: plain(name), margin: [0, 2, 0, 34] },
        { text: seal, color: ink.faint, margin: [0, 0, 0, 14] },
        { text: day, color: ink.faint },
      ],
    })),
  }
}
