import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces'
import type { Imprint, Paper } from '../description.ts'
import { rowsOf } from '../limits.ts'
import { contentOf } from './sections.ts'
import { ink, levels, margins, plain, sizes } from './style.ts'
import { paperWords } from './words.ts'

/** A4, in points. */
const sheet = { short: 595.28, long: 841.89 } as const
/** Rows up to which a paper is laid out a second time for its headings. */
const relaidAtMost = 500
export const fontName = 'Noto Sans SC'

/**
 * The whole paper: head with logo, company and QR code, its sections, and on each page whose copy it is. `onPages` is
 * told how many pages there are once they are laid out.
 */
export function documentOf(
  paper: Paper,
  imprint: Imprint,
  onPages: (pages: number) => void,
): TDocumentDefinitions {
  const { locale, title, no, mark, isWide, sections } = paper
  const width = (isWide ? sheet.long : sheet.short) - 2 * margins.side
  return {
    pageSize: 'A4',
    pageOrientation: isWide ? 'landscape' : 'portrait',
    pageMargins: [margins.side, margins.top, margins.side, margins.bottom],
    info: {
      title: plain(`${title} ${no}`),
      author: plain(imprint.company),
      creationDate: imprint.time,
    },
    language: locale === 'en' ? 'en' : 'zh-CN',
    displayTitle: true,
    defaultStyle: { font: fontName, fontSize: sizes.body, color: ink.text, lineHeight: 1.15 },
    ...(mark && {
      watermark: { text: plain(mark), color: ink.faint, opacity: 0.1, fontSize: 84, bold: true },
    }),
    header: (page) => (page === 1 ? '' : runningHead(paper, imprint)),
    footer: (page, pages) => {
      onPages(pages)
      return foot(page, pages, paper, imprint)
    },
    content: [
      headOf(paper, imprint),
      ...sections.flatMap((section, at) => contentOf(section, { locale, width, at })),
    ],
    // What belongs together moves to the next page together. That lays everything out once more.
    ...(rowsOf(paper) <= relaidAtMost && {
      pageBreakBefore: ({ headlineLevel }, { getFollowingNodesOnPage: rest }) =>
        (headlineLevel === levels.heading && rest().length === 0) ||
        (headlineLevel === levels.begins &&
          !rest().some((node) => node.headlineLevel === levels.ends)),
    }),
  }
}

/** Larger pictures are made smaller, never the other way round. */
const logoBox: [number, number] = [120, 36]

function headOf({ title, no }: Paper, { company, logo }: Imprint): Content {
  return {
    margin: [0, -12, 0, 12],
    columns: [
      {
        width: '*',
        stack: [
          ...(logo ? [{ image: logo, fit: logoBox, margin: [0, 0, 0, 6] as const }] : []),
          { text: plain(company), color: ink.faint },
          { text: plain(title), fontSize: sizes.title, bold: true, margin: [0, 6, 0, 2] as const },
          { text: plain(no), fontSize: sizes.heading },
        ].map((each) => ({ ...each }) as Content), // tuples of points as pdfmake writes them
      },
      { width: 72, qr: no, fit: 72, eccLevel: 'M', foreground: ink.text },
    ],
  }
}

const runningHead = ({ title, no }: Paper, { company }: Imprint): Content => ({
  margin: [margins.side, 22, margins.side, 0],
  fontSize: sizes.foot,
  color: ink.faint,
  columns: [{ text: plain(company) }, { text: plain(`${title} ${no}`), alignment: 'right' }],
})

function foot(page: number, pages: number, { locale }: Paper, imprint: Imprint): Content {
  const words = paperWords[locale]
  const copy = [words.times(imprint.times), imprint.printedBy, imprint.printedAt].join(' · ')
  return {
    margin: [margins.side, 16, margins.side, 0],
    fontSize: sizes.foot,
    color: ink.faint,
    columns: [{ text: plain(copy) }, { text: words.page(page, pages), alignment: 'right' }],
  }
}
