import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { pageOf, recordOf } from '../features/notice/target.ts'
import { landingOf, tabKeyOf } from '../routes/tab-key.ts'

const root = join(import.meta.dirname, '../../../..')
/** Where addresses of pages are written down, for people to click or for the product to open; the menu has its own test. */
const rooms = [
  'apps/web/src',
  'apps/server/src/modules',
  'packages/shared/src/domain',
  'packages/shared/src/messages',
  'packages/db/src/seed/help',
]
const address =
  /(?<=['"`(])\/(?:wel|wms|base|system|contract|fee|notice|myiframe|test|instruction|superviseDetail|signature|gateRecord|pda|yard)\b[^'"`\s)]*/g

const isThere = (href: string) => tabKeyOf(landingOf(href)) !== undefined

/** With something in place of what is filled in later. */
const filled = (href: string) => href.replaceAll(/\$\{.*$|\$\w+/g, 'x').replace(/\/$/, '/x')

const written = rooms.flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .flatMap((file) =>
      [...readFileSync(join(root, room, file), 'utf8').matchAll(address)].map(([href]) => ({
        file: `${room}/${file}`,
        href,
      })),
    ),
)

/** Screens that a later step brings; `pageOf` goes past them until they are there. */
const later = ['/wms/futures_transfer', '/fee/bill']

describe('no way leads to a screen that is not there', () => {
  test('of those that are written down', () => {
    expect(written.length).toBeGreaterThan(150)
    const dead = written.filter(({ href }) => !isThere(href) && !isThere(filled(href)))
    const known = dead.filter(({ href }) => later.includes(href))
    expect(dead).toEqual(known)
    expect(known.map(({ file }) => file)).toEqual(
      later.map(() => 'packages/shared/src/domain/notice.ts'),
    )
  })

  test.each(['交割导入结果', '账单调减异常', 'Delivery import result', '入库订单', ''])(
    'of a notice titled %j: its own page stands in',
    (title) => {
      const href = pageOf({ id: '7', title })
      expect([href, isThere(href)]).toEqual(['/base/newRemind?id=7', true])
    },
  )

  test.each(['/pda', '/yard'])('of the codes in the terminal dialog: %s', (href) => {
    expect(isThere(href)).toBe(true)
  })

  test.each(['RKDD', 'CKDD', 'HTGL', 'BJGL'])('of a record of module %s', (module) => {
    expect(isThere(recordOf({ module, businessId: '7' }) ?? '')).toBe(true)
  })

  test.each(['ZDGL', 'HZGL', 'none'])(
    'of a record of module %s: there is no such way',
    (module) => {
      expect(recordOf({ module, businessId: '7' })).toBeUndefined()
    },
  )
})
