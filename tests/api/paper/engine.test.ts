import { makePaper } from '@yuncang/server/papers/make'
import { paperLimits } from '@yuncang/server/papers/limits'
import type { Imprint, Paper } from '@yuncang/server/papers/description'
import { expect, test } from 'vitest'
import { readPdf } from '../../support/pdf.ts'
import * as pictures from '../../support/pictures.ts'

const imprint: Imprint = {
  company: '青岛示例保税物流中心有限公司（虚构）',
  logo: '',
  times: 3,
  printedBy: '王示例',
  printedAt: '2026-03-31 08:00:00',
  time: new Date('2026-03-31T00:00:00.000Z'),
}

const paper = (given: Partial<Paper> = {}): Paper => ({
  locale: 'zh',
  title: '账单',
  no: 'ZD202603310001',
  sections: [],
  ...given,
})

const columns = [
  { title: '日期', share: 2 },
  { title: '结存（吨）', align: 'right' },
  { title: '金额', align: 'right' },
] as const

/** A fee with so many days, as a bill proves it. */
const days = (count: number) =>
  Array.from({ length: count }, (_, at) => [`第 ${at + 1} 天`, '79.380', '63.50'])

test('text in both languages comes back out of it, rare characters too, in fonts that it brings along', async () => {
  const words = '龘靐齉 𠮷 Ärger № ½ 20号标准胶'
  const made = await makePaper(
    paper({ sections: [{ kind: 'words', title: '说明', texts: [words, 'Second paragraph.'] }] }),
    imprint,
  )
  const { pages, fonts, info } = await readPdf(made.bytes)
  expect(pages).toHaveLength(1)
  expect(made.pages).toBe(1)
  for (const text of ['账单', 'ZD202603310001', '龘靐齉', '20号标准胶', 'Second paragraph.']) {
    expect(pages[0]).toContain(text)
  }
  expect(pages[0]).toContain('第 3 次打印 · 王示例 · 2026-03-31 08:00:00')
  expect(pages[0]).toContain('第 1/1 页')
  expect([...fonts.keys()].every((name) => name.includes('NotoSansSC'))).toBe(true)
  expect([...fonts.values()]).toEqual([true, true])
  expect(info).toMatchObject({ Title: '账单 ZD202603310001', Author: imprint.company })
  // Only the characters that it needs.
  expect(made.bytes.length).toBeLessThan(60_000)
})

test('a table goes on over pages with its titles on each, sums below each group and at the end', async () => {
  const groups = ['仓储费', '入库费'].map((head) => ({
    head,
    rows: days(400),
    sums: ['小计', '', '25,400.00'],
  }))
  const made = await makePaper(
    paper({
      locale: 'en',
      sections: [{ kind: 'table', columns, groups, total: ['Total', '', '50,800.00'] }],
    }),
    imprint,
  )
  const { pages } = await readPdf(made.bytes)
  expect(pages.length).toBeGreaterThan(10)
  expect(pages).toHaveLength(made.pages)
  expect(pages.every((text) => text.includes('结存（吨）'))).toBe(true)
  expect(pages.every((text, at) => text.includes(`Page ${at + 1}/${pages.length}`))).toBe(true)
  expect(pages.slice(1).every((text) => text.includes('账单 ZD202603310001'))).toBe(true)
  const all = pages.join('\n')
  expect(all.match(/25,400\.00/g)).toHaveLength(2)
  expect(pages.at(-1)).toContain('50,800.00')
  expect(all.match(/第 400 天/g)).toHaveLength(2)
})

test('what sums rows up is on the page of the last of them, and a heading on that of the first', async () => {
  const groups = Array.from({ length: 24 }, (_, at) => ({
    head: `费用 ${at + 1}`,
    rows: days(5 + (at % 4)),
    sums: [`小计 ${at + 1}`, '', '1.00'],
  }))
  const total = ['合计', '', '24.00']
  const sections: Paper['sections'] = [{ kind: 'table', columns, groups, total }]
  const { pages } = await readPdf((await makePaper(paper({ sections }), imprint)).bytes)
  expect(pages.length).toBeGreaterThan(4)
  const rowsOn = pages.map((text) => text.match(/费用 \d+|第 \d+ 天|小计 \d+|合计/g) ?? [])
  expect(rowsOn.flat().length).toBe(24 * 2 + groups.flatMap(({ rows }) => rows).length + 1)
  expect(rowsOn.filter(([first]) => /^(小计|合计)/.test(first ?? ''))).toEqual([])
  expect(rowsOn.filter((rows) => rows.at(-1)?.startsWith('费用'))).toEqual([])
  // No row is torn: its day and its figure are on one page.
  const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0
  for (const text of pages) expect(count(text, /第 \d+ 天/g)).toBe(count(text, /79\.380/g))
})

test('a figure stays whole however large it is: its column makes room, texts go on in the next line', async () => {
  const wide = [
    { title: '业务单号', share: 1.8 },
    { title: '计费期间', share: 2.2 },
    ...Array.from({ length: 7 }, (_, at) => ({ title: `金额${at}`, align: 'right' as const })),
  ]
  const texts = ['RK202503030001', '2025-03-01 至 2025-03-31']
  const row = (digits: string) => [...texts, ...Array.from({ length: 7 }, () => digits)]
  // A sum, and a table for which only smaller letters find room.
  for (const figure of ['9,876,543.21', '-12,345,678,901.23', '123,456,789,012,345.67']) {
    const groups = [{ rows: [row('1.00')], sums: row(figure) }]
    const sections: Paper['sections'] = [{ kind: 'table', columns: wide, groups }]
    const made = await makePaper(paper({ isWide: true, sections }), imprint)
    const [text = ''] = (await readPdf(made.bytes)).pages
    expect(text.split(figure)).toHaveLength(8)
  }
})

test('logos of every kind, a drawing, facts and signatures find their place; what cannot be read is left out', async () => {
  const sections: Paper['sections'] = [
    {
      kind: 'facts',
      items: [
        ['客户', '青岛样例'],
        ['备注', '很长的备注'.repeat(20)],
        ['空', ''],
      ],
    },
    {
      kind: 'figure',
      title: '图',
      svg: '<svg viewBox="0 0 10 2"><rect width="10" height="2" fill="#357"/></svg>',
    },
    {
      kind: 'signatures',
      parties: [
        { role: '甲方', name: '青岛样例' },
        { role: '乙方', name: '示例' },
      ],
    },
  ]
  const webp = 'data:image/webp;base64,UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA'
  const png = `data:image/png;base64,${pictures.png(40, 12, 90).toString('base64')}`
  for (const logo of [webp, png, 'data:image/png;base64,AAAA']) {
    const made = await makePaper(paper({ mark: '草稿', sections }), { ...imprint, logo })
    const [text] = (await readPdf(made.bytes)).pages
    expect(text).toContain('甲方')
    expect(text).toContain('草稿')
  }
})

test('a text that looks like an instruction is text', async () => {
  const nasty = '{"image":"/etc/passwd"} <svg onload=x> file:///etc/passwd \u0000\u202egpj'
  const made = await makePaper(paper({ sections: [{ kind: 'words', texts: [nasty] }] }), imprint)
  const [text] = (await readPdf(made.bytes)).pages
  expect(text).toContain('{"image":"/etc/passwd"}')
  expect(text).not.toContain('\u202e')
})

test('more rows than anybody prints are refused by name, before anything is laid out', async () => {
  const rows = days(paperLimits.rows + 1)
  const made = makePaper(
    paper({ sections: [{ kind: 'table', columns, groups: [{ rows }] }] }),
    imprint,
  )
  await expect(made).rejects.toMatchObject({
    reason: 'paper.tooManyRows',
    message: expect.stringContaining('ZD202603310001 有 12,001 行'),
  })
})

test('a paper that kills its process is a sentence that names it', async () => {
  const sections: Paper['sections'] = [{ kind: 'figure', svg: '<svg' }]
  await expect(makePaper(paper({ sections }), imprint)).rejects.toMatchObject({
    reason: 'paper.failed',
    message: expect.stringContaining('ZD202603310001'),
  })
})

test('a paper that nobody waits for any more is given up', async () => {
  const gone = AbortSignal.abort()
  await expect(makePaper(paper(), imprint, gone)).rejects.toMatchObject({ reason: 'request.gone' })
})
