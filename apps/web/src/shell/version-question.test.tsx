import { beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../i18n/common.ts'
import { startLanguage } from '../i18n/setup.ts'
import { show } from '../testing/show.tsx'
import { VersionQuestion } from './version-question.tsx'

beforeAll(() => startLanguage([common]))

// When it asks, how often, and that a wanted version is loaded: lib/version-monitor.test.ts.
test('a new version is asked about, and can wait', async () => {
  vi.useFakeTimers()
  let version = 'one'
  const answers = { '/': () => new Response(null, { headers: { etag: version } }) }
  await show(<VersionQuestion />, { answers })
  const question = page.getByRole('dialog', { name: '提示' })
  await vi.advanceTimersByTimeAsync(301_000)
  expect(question.elements()).toHaveLength(0)
  version = 'two'
  await vi.advanceTimersByTimeAsync(300_000)
  vi.useRealTimers()
  await expect.element(question.getByText('有新的版本，是否更新？')).toBeVisible()
  await question.getByRole('button', { name: '关闭，稍后更新' }).click()
  await expect.element(question).not.toBeInTheDocument()
})
