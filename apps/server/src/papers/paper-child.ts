import pdfmake from 'pdfmake'
import sharp from 'sharp'
import { serveJobs } from '../files/child-work.ts'
import { documentOf, fontName } from './layout/document.ts'
import type { PaperMessage, PaperToMake } from './make.ts'

/* The process in which papers are laid out, one after the other. */

type Job = {
  papers: readonly PaperToMake[]
  fonts: { normal: string; bold: string }
  pagesAtMost: number
}

function prepare({ fonts }: Job): void {
  pdfmake.setFonts({ [fontName]: { ...fonts, italics: fonts.normal, bolditalics: fonts.bold } })
  // Nothing of what a paper says may read a file or call an address.
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy((path) => path === fonts.normal || path === fonts.bold)
}

async function make(
  { paper, imprint }: PaperToMake,
  at: number,
  pagesAtMost: number,
): Promise<PaperMessage> {
  const logo = await printable(imprint.logo)
  let pages = 0
  const definition = documentOf(paper, { ...imprint, logo }, (all) => (pages = all))
  const bytes = await pdfmake.createPdf(definition).getBuffer()
  return pages > pagesAtMost ? { kind: 'tooLong', at, pages } : { kind: 'made', at, bytes, pages }
}

/** A logo as a picture that a PDF holds, which webp is not. One that cannot be read is left out. */
async function printable(logo: string): Promise<string> {
  if (logo === '') return ''
  const bytes = Buffer.from(logo.slice(logo.indexOf(',') + 1), 'base64')
  const png = await sharp(bytes)
    .png()
    .toBuffer()
    .catch(() => undefined)
  return png ? `data:image/png;base64,${png.toString('base64')}` : ''
}

serveJobs<Job, PaperMessage>(async (job, say) => {
  prepare(job)
  for (const [at, each] of job.papers.entries()) await say(await make(each, at, job.pagesAtMost))
  return true
})
