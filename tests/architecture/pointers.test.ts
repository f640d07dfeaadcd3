import { describe, expect, test } from 'vitest'
import { anchorsIn, claimsOf, decisionsIn, pagesIn, spansIn } from './pointers.ts'
import { partsOf, read, tracked } from './repository.ts'
import {
  decisions,
  sources,
  wrong,
  wrongIn,
  wrongInComment,
  wrongInText,
  wrongLinks,
  wrongPages,
} from './wrong-pointers.ts'

/* Documents and comments point to what is there. */
const placed = (place: string, found: readonly string[]) => found.map((each) => `${place}: ${each}`)

const documents = tracked.filter((file) =>
  /^((ARCHITECTURE|CONTRIBUTING|README[\w.-]*)\.md|docs\/(domain|operations)\/.*\.md)$/.test(file),
)

test('documents point to pages, headings, files, commands and names that there are', () => {
  expect(documents.length).toBeGreaterThan(20)
  expect(documents.flatMap((page) => placed(page, wrongIn(page, read(page))))).toEqual([])
})

test('decisions point to pages, files and decisions that there are, each under its own number', () => {
  expect(decisions.size).toBeGreaterThan(40)
  const found = [...decisions].flatMap(([number, page]) => {
    const text = read(page)
    const claims = spansIn(text).flatMap(claimsOf)
    const paths = claims.filter(({ kind }) => kind === 'path')
    const isNumbered = text.startsWith(`# ${Number(number)}. `)
    return placed(page, [
      ...wrongLinks(page, text),
      ...wrong([...paths, ...decisionsIn(text)]),
      ...(isNumbered ? [] : ['its heading has another number']),
    ])
  })
  expect(found).toEqual([])
})

test('the code points to pages, headings, files and names that there are', () => {
  expect(sources.length).toBeGreaterThan(1500)
  const pages = sources.flatMap(({ text }) => pagesIn(text))
  expect(pages.length).toBeGreaterThan(200)
  const found = sources.flatMap(({ file, text, comments, code: rest }) =>
    placed(file, [...wrongPages(text), ...wrongInText(rest), ...comments.flatMap(wrongInComment)]),
  )
  expect(found).toEqual([])
})

describe('of a document', () => {
  const inDocument = (markdown: string) => wrongIn('docs/domain/README.md', markdown)

  test.each([
    ['[Fees](fees.md), [their days](fees.md#day-counts), [here](#the-rules-of-the-product)'],
    [
      '[the map](../../ARCHITECTURE.md) and [decision 31](../decisions/031-storage-by-the-month.md)',
    ],
    ['[web](https://example.com/nothing.md), ![picture](../decisions)'],
    [
      '`npm test`, `npm ci`, `npm run db:generate -- product`, and as `docs/domain/fees.md#storage`',
    ],
    ['`inbound.md`, `kernel/calendar.ts`, `*-child.ts`, `apps/server/`, `files.ts`'],
    ['`AppError`, `new AppError(reason)`, `inboundOrder.page`, `DATABASE_URL`, `x < y`, `1.260 t`'],
    ['`/api/lh-*`, `/oidc`, `/codeCallback?code=…`, `<address>/codeCallback`'],
    ['```\nany words/of.ts `noSuchName` in a drawing\n```'],
  ])('%s is right', (markdown) => {
    expect(inDocument(markdown)).toEqual([])
  })

  test.each([
    ['[Fees](fee.md)', 'no page fee.md'],
    ['[days](fees.md#days-count)', 'no heading fees.md#days-count'],
    ['[here](#nowhere)', 'no heading README.md#nowhere'],
    ['[020](../decisions/022-jobs.md)', '[020] leads to decision 022'],
    ['[decision 9](../decisions/022-jobs.md)', '[decision 9] leads to decision 022'],
    ['see decision 999', 'no decision 999'],
    ['`npm run fly`', 'no script fly'],
    ['```\nnpm run fly\n```', 'no script fly'],
    ['`domain/astrology.ts`', 'no path domain/astrology.ts'],
    ['`apps/printer`', 'no path apps/printer'],
    ['`modules/<noun>/horoscope-*.ts`', 'no path modules/<noun>/horoscope-*.ts'],
    ['`inboundOrder.fly`', 'no text inboundOrder.fly'],
    ['`/api/lh-sky/fly?to=moon`', 'no text /api/lh-sky/fly'],
    ['`flyToMoon(ctx)`', 'no name flyToMoon'],
    ['`MOON_URL`', 'no name MOON_URL'],
    ['docs/domain/fees.md#moon', 'no heading docs/domain/fees.md#moon'],
  ])('%s is told', (markdown, fault) => {
    expect(inDocument(markdown)).toEqual([fault])
  })

  test('anchors are those of GitHub, in Chinese too, and count what is there twice', () => {
    const markdown =
      '# 安装与启动\n## A `way`, [there](x.md) & back\n```\n# no heading\n```\n## 1. 是\n## 1. 是\n'
    expect([...anchorsIn(markdown)]).toEqual(['安装与启动', 'a-way-there--back', '1-是', '1-是-1'])
  })
})

describe('of the code', () => {
  test('a text names no document that is elsewhere', () => {
    expect(wrongInText("test('moon.md 7: tides', …) // README.md, a.ts")).toEqual([
      'no path moon.md',
    ])
  })

  test('comments are told from what runs', () => {
    const { comments, code: rest } = partsOf(
      'a.ts',
      "const 库 = '// 不' // 注释\nlet b /* c */ = 1\n",
    )
    expect(comments).toEqual([' 注释', ' c '])
    expect(rest).toBe("const 库 = '// 不' \nlet b  = 1\n")
  })

  test.each([
    ['a page that is gone: docs/domain/moon.md#tides', ['no page docs/domain/moon.md#tides']],
    [
      'a page without its heading: docs/domain/fees.md#tides',
      ['no heading docs/domain/fees.md#tides'],
    ],
    ['docs/decisions/999 says why', ['no decision 999']],
    ['as moon.md has it', ['no path moon.md']],
    ['the way of `flyToMoon`', ['no name flyToMoon']],
    ['docs/domain/fees.md#storage, kernel/calendar.ts, `AppError`, example.com, and so on', []],
  ])('%s', (comment, faults) => {
    expect([...wrongPages(comment), ...wrongInComment(comment)]).toEqual(faults)
  })
})
