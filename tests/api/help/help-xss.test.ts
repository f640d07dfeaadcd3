import { inTenant } from '@yuncang/db/handle'
import { attributesOf, safeTags } from '@yuncang/shared/kernel/safe-html'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { payloads } from '../../support/xss-corpus.ts'

/*
 * What somebody writes into a help article, as it is kept and as it is read
 * (docs/domain/records.md#help-notes-and-requests).
 */
let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }
const plain = (text: string) => text.replace(/&(\w+);/g, (whole, name) => entities[name] ?? whole)

/** What of some HTML is neither text nor a tag of the list with its harmless attributes. */
function strangeIn(html: string): string[] {
  const tags = html.match(/<[^>]*>?/g) ?? []
  return tags.filter((tag) => !isHarmless(tag))
}

function isHarmless(tag: string): boolean {
  const [, name = '', rest = ''] = /^<\/?(\w+)((?: \w+="[^"<>]*")*)(?: \/)?>$/.exec(tag) ?? []
  if (safeTags[name] !== name) return false
  const given = Object.fromEntries(
    [...rest.matchAll(/ (\w+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, plain(value)]),
  )
  const kept = attributesOf(name, (key) => given[key])
  return JSON.stringify(kept) === JSON.stringify(given)
}

const draft = (details: string) => ({ briefInstructions: '文章', details, detailsEn: details })

test('the corpus is large, and would be found', () => {
  expect(new Set(payloads).size).toBeGreaterThanOrEqual(200)
  const raw = payloads.filter((html) => html.includes('<'))
  expect(raw.filter((html) => strangeIn(html).length === 0)).toEqual([])
})

test('nothing of it is kept that could run', async () => {
  const kept: string[] = []
  for (const details of payloads) {
    const { body } = await app.call('help.create', draft(details), 'admin')
    // A control character is refused before anything else.
    if (body.code === 400) expect(details).toContain('\u0001')
    else kept.push(String(body.data.details), String(body.data.detailsEn))
  }
  expect(kept.length).toBeGreaterThan(400)
  expect(kept.flatMap(strangeIn)).toEqual([])
})

test('nor shown when it was kept by other means', async () => {
  const { db, ids, clock } = app.services
  const rows = payloads.map((details) => {
    const time = { createTime: clock(), updateTime: clock() }
    const who = { createBy: 'x', updateBy: 'x' }
    const words = { briefInstructions: '旧文章', briefInstructionsEn: '' }
    return {
      id: ids(),
      ...words,
      details,
      detailsEn: details,
      routes: [],
      sort: 1,
      isShow: 1 as const,
      ...time,
      ...who,
    }
  })
  const storable = rows.filter(({ details }) => !details.includes('\u0001'))
  await db.transaction(inTenant('WMS_ZJWL'), (tx) => tx.insert(tx.t.helpArticle, storable))
  const shown: string[] = []
  for (const { id } of storable) {
    const [article] = await app.data('help.search', { id }, 'kf.zjwl')
    shown.push(String(article.details))
  }
  expect(shown).toHaveLength(storable.length)
  expect(shown.flatMap(strangeIn)).toEqual([])
})
