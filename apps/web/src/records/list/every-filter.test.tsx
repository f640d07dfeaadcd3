import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { someSession } from '../../../../../tests/support/session.ts'
import { queryClient } from '../../api/client.ts'
import { common } from '../../i18n/common.ts'
import { record } from '../../i18n/record.ts'
import { startLanguage, type Words } from '../../i18n/setup.ts'
import { tray } from '../../i18n/tray.ts'
import { SessionProvider } from '../../session/session-context.tsx'
import { Providers } from '../../shell/providers.tsx'

/* The filters of every list under the Tab key alone: a field that keeps the focus keeps a person out of the rows. */
type Filters = ComponentType<{ search: object; onChange: (next: object) => void }>

const files = import.meta.glob<Record<string, unknown>>('../../features/*/*filters.tsx', {
  eager: true,
})
const filters = Object.entries(files).flatMap(([file, parts]) =>
  Object.entries(parts).flatMap(([name, part]) =>
    // Every component of these files takes what a list has in its address.
    name.endsWith('Filters') && typeof part === 'function' ? [[file, name, part as Filters]] : [],
  ),
) as [string, string, Filters][]

const words = import.meta.glob<{ words?: Words }>(
  ['../../features/*/words.ts', '../../features/*/words/*.ts'],
  {
    eager: true,
  },
)

const start = () => {
  const ofFeatures = Object.values(words).flatMap((part) => part.words ?? [])
  startLanguage([common, record, tray, ...ofFeatures])
}
beforeAll(start)
beforeEach(() =>
  vi.stubGlobal('fetch', async () => Response.json({ code: 200, msg: '', data: [] })),
)

const show = (parts: ReactNode) =>
  render(
    <Providers>
      <QueryClientProvider client={queryClient}>
        <SessionProvider session={someSession}>{parts}</SessionProvider>
      </QueryClientProvider>
    </Providers>,
  )

const fieldsOf = (bar: Element) =>
  [...bar.querySelectorAll<HTMLElement>('input, button')].filter(
    (field) => field.tabIndex >= 0 && field.checkVisibility({ visibilityProperty: true }),
  )

test.each(filters)(
  '%s: the Tab key leads through %s and out of them, both ways',
  async (...given) => {
    const Bar = given[2]
    const changed = vi.fn<(next: object) => void>()
    await show(
      <>
        <button type="button">前</button>
        <Bar search={{}} onChange={changed} />
        <button type="button">后</button>
      </>,
    )
    const bar = page.getByRole('search').element()
    const more = page.getByRole('button', { name: '更多' })
    if (more.elements().length > 0) await more.click()
    page.getByRole('button', { name: '前' }).element().focus()
    const expected = fieldsOf(bar)
    expect(expected.length).toBeGreaterThan(0)
    for (const [goal, shift] of [
      ['后', false],
      ['前', true],
    ] as const) {
      const met = new Set<Element | null>()
      const isThere = () => document.activeElement?.textContent === goal
      for (let step = 0; step < 2 * expected.length + 4 && !isThere(); step++) {
        await userEvent.tab({ shift })
        met.add(document.activeElement)
      }
      expect([goal, isThere()]).toEqual([goal, true])
      expect(expected.filter((field) => !met.has(field))).toEqual([])
    }
    expect(changed).not.toHaveBeenCalled()
  },
)

test.each(['zh', 'en'])(
  'in %s the filters of every list stand on one line beside the menu of a narrow window',
  async (language) => {
    localStorage.setItem('language', language)
    start()
    await page.viewport(1000, 750)
    // Of the window, 224 px are the menu, and 16 px each the edges of the page.
    await show(
      filters.map(([file, name, Bar]) => (
        <div key={file + name} style={{ width: 744 }} data-name={name}>
          <Bar search={{}} onChange={() => {}} />
        </div>
      )),
    )
    const bars = page.getByRole('search').elements()
    expect(bars).toHaveLength(filters.length)
    const linesOf = (bar: Element) =>
      new Set([...bar.children].map((each) => Math.round(each.getBoundingClientRect().top))).size
    await expect
      .poll(() =>
        bars
          .filter((bar) => linesOf(bar) > 1)
          .map((bar) => bar.closest('[data-name]')?.getAttribute('data-name')),
      )
      .toEqual([])
  },
)
