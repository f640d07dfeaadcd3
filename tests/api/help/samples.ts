import { type Row, type Sample, versioned } from '../../contract/sample.ts'
import type { TestApp } from '../../support/app.ts'

const article = { briefInstructions: '本单位的班次', details: '<p>早班 8 点到 16 点。</p>' }

export async function helpWorld(app: TestApp) {
  const create = (): Promise<Row> => app.data('help.create', article, 'admin')
  return { help: { article: await create(), oldArticle: await create() } }
}
type HelpWorld = Awaited<ReturnType<typeof helpWorld>>

export const helpSamples: Record<string, Sample<HelpWorld>> = {
  'help.list': { as: 'kf' },
  'help.search': { as: 'kf', input: () => ({ briefInstructions: '仓储费' }) },
  'help.page': { as: 'admin', input: () => ({ briefInstructions: '班次' }) },
  'help.create': { as: 'admin', input: () => article },
  'help.update': { as: 'admin', input: ({ help }) => ({ ...article, ...versioned(help.article) }) },
  'help.remove': { as: 'admin', input: ({ help }) => versioned(help.oldArticle) },
}
