import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../i18n/common.ts'
import { startLanguage } from '../i18n/setup.ts'
import { show } from '../testing/show.tsx'
import { NoticeBell } from './notice-bell.tsx'
import { HostContext } from './tabs/host-context.ts'
import type { TabHost } from './tabs/host.ts'

beforeAll(() => startLanguage([common]))

test('the bell has its room before it is there, so that what stands beside it does not move below the pointer', async () => {
  const state = { tabs: { list: [], activeId: '' }, outer: undefined }
  const host = {
    subscribe: () => () => {},
    state: () => state,
  } as unknown as TabHost // all that the bell asks of its host
  const widths: number[] = []
  const observer = new ResizeObserver(([entry]) => widths.push(entry!.contentRect.width))
  await show(
    <HostContext value={host}>
      <span style={{ display: 'inline-flex' }} ref={(bar) => void (bar && observer.observe(bar))}>
        <NoticeBell />
      </span>
    </HostContext>,
    { session: { permissions: new Set(['homeMessage']) } },
  )
  const bell = page.getByRole('button', { name: '通知提醒' })
  await expect.element(bell).toBeVisible()
  const { width } = bell.element().getBoundingClientRect()
  await expect.poll(() => widths.at(-1)).toBe(width)
  expect(new Set(widths)).toEqual(new Set([width]))
})
