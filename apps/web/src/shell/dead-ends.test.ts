import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { pageOf, recordOf } from '../features/notice/target.ts'
import { hasScreen, landingOf } from '../routes/tab-key.ts'

const root = join(import.meta.dirname, '../../../..')
/** Where addresses of pages are written down, for people to click or for the product to open; the menu has its own test. */
const folders = [
  'apps/web/src',
  'apps/server/src/kernel',
  'apps/server/src/modules',
  'packages/shared/src/nouns',
  'packages/db/src/seed/help',
]
const address =
  /(?<=['"`(])\/(?:wel|wms|base|system|contract|fee|demo|notice|myiframe|test|instruction|superviseDetail|signature|gateRecord|pda|yard)\b[^'"`\s)]*/g

const isThere = (href: string) => hasScreen(landingOf(href))

/** With something in place of what is filled in later. */
const filled = (href: string) => href.replaceAll(/\$\{.*$|\$\w+/g, 'x').replace(/\/$/, '/x')

const written = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .flatMap((file) =>
      [...readFileSync(join(root, folder, file), 'utf8').matchAll(address)].map(([href]) => ({
        file: `${folder}/${file}`,
        href,
      })),
    ),
)

/** Screens that a later step brings; `pageOf` goes past them until they are there. */
const later = ['/wms/futures_transfer']

describe('no way leads to a screen that is not there', () => {
  test('of those that are written down', () => {
    expect(written.length).toBeGreaterThan(150)
    const dead = written.filter(({ href }) => !isThere(href) && !isThere(filled(href)))
    const known = dead.filter(({ href }) => later.includes(href))
    expect(dead).toEqual(known)
    expect(known.map(({ file }) => file)).toEqual(
      later.map(() => 'packages/shared/src/nouns/notice/rules.ts'),
    )
  })

  test('of a notice about a refused reduction: the list of bills', () => {
    expect(pageOf({ id: '7', title: '账单调减异常' }, isThere)).toBe('/fee/bill')
  })

  test.each(['交割导入结果', 'Delivery import result', '入库订单', ''])(
    'of a notice titled %j: its own page stands in',
    (title) => {
      const href = pageOf({ id: '7', title }, hasScreen)
      expect([href, isThere(href)]).toEqual(['/base/newRemind?id=7', true])
    },
  )

  test.each(['/pda', '/yard'])('of the codes in the terminal dialog: %s', (href) => {
    expect(isThere(href)).toBe(true)
  })

  test.each([
    ...later,
    '/instruction',
    '/superviseDetail',
    '/signatureDetail',
    '/signature',
    '/gateRecord',
    '/no/such/page',
  ])('%s is not there yet', (href) => {
    expect(isThere(href)).toBe(false)
  })

  test.each(['RKDD', 'CKDD', 'HTGL', 'BJGL', 'ZDGL'])('of a record of module %s', (module) => {
    expect(isThere(recordOf({ module, businessId: '7' }, hasScreen) ?? '')).toBe(true)
  })

  test.each(['HZGL', 'none'])('of a record of module %s: there is no such way', (module) => {
    expect(recordOf({ module, businessId: '7' }, hasScreen)).toBeUndefined()
  })
})
