import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Read, Tx } from '@yuncang/db/handle'
import type { HelpArticle, HelpQuery, HelpRecord } from '@yuncang/shared/nouns/help/contract'
import { safeHtml, textOf } from '../../../platform/safe-html.ts'
import { AppError } from '@yuncang/shared/errors'
import type { Locale } from '@yuncang/shared/kernel/messages/types'
import type { Ctx } from '../../../trpc/context.ts'
import { papersOf } from '../../file/service/papers.ts'
import * as repo from '../repo.ts'

const foundAtMost = 50
const platform = '*'

export const present = (row: repo.HelpRow): HelpRecord => ({
  ...row,
  isPlatform: row.tenantNode === platform,
})

/** An article in the words of a language, and in Chinese where the other has none. */
const worded = (row: repo.HelpRow, locale: Locale) => ({
  id: row.id,
  routes: row.routes,
  briefInstructions: (locale === 'en' && row.briefInstructionsEn) || row.briefInstructions,
  details: (locale === 'en' && row.detailsEn) || row.details,
})

export const list = (ctx: Ctx) =>
  ctx.read(async (db) => (await repo.shown(db)).map((row) => worded(row, ctx.call.locale)))

/** Articles to read: the one of the id, or those that say the text, titles before words. */
export async function search(
  ctx: Ctx,
  {
    id,
    briefInstructions = '',
  }: { id?: string | undefined; briefInstructions?: string | undefined },
): Promise<HelpArticle[]> {
  const articles = (await ctx.read((db) => repo.shown(db))).map((row) =>
    worded(row, ctx.call.locale),
  )
  const found =
    id === undefined
      ? await matching(articles, briefInstructions)
      : articles.filter((each) => each.id === id)
  const papers = await papersOf(
    ctx,
    businessModules.help,
    found.map((each) => each.id),
  )
  return Promise.all(
    found.map(async (each) => ({
      ...each,
      details: await safeHtml(each.details),
      documents: JSON.stringify(papers.get(each.id) ?? []),
    })),
  )
}

type Worded = ReturnType<typeof worded>

async function matching(articles: readonly Worded[], text: string): Promise<Worded[]> {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return []
  const says = (words: string) => words.toLowerCase().includes(wanted)
  const byTitle = articles.filter((each) => says(each.briefInstructions))
  const others = articles.filter((each) => !byTitle.includes(each))
  const texts = await Promise.all(others.map((each) => textOf(each.details)))
  const byWords = others.filter((_each, index) => says(texts[index] ?? ''))
  return [...byTitle, ...byWords].slice(0, foundAtMost)
}

export const page = (ctx: Ctx, query: HelpQuery) =>
  ctx.read(async (db) => {
    const found = await repo.page(db, query)
    return { ...found, records: found.records.map(present) }
  })

/** Throws 404. */
export async function mustFind(db: Read | Tx, id: string): Promise<repo.HelpRow> {
  const row = await repo.rows.find(db, id)
  if (!row) throw new AppError('record.notFound')
  return row
}
