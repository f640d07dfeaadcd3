import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { record } from '../../i18n/record.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { refusal, show } from '../../testing/show.tsx'
import { CopyList } from './copy-list.tsx'
import { PrintButton } from './print-button.tsx'

beforeAll(() => startLanguage([common, record]))
afterEach(() => vi.unstubAllGlobals())

const print = '/api/lh-log/paper/print'
const copies = '/api/lh-log/paper/copies'
const of = { paper: 'contract', businessId: 'c1' } as const
const both = (
  <>
    <PrintButton {...of} />
    <CopyList {...of} />
  </>
)
const copy = {
  id: '1',
  paper: 'contract',
  times: 1,
  locale: 'en',
  pages: 2,
  realName: '商务小赵',
  time: '2026-03-31 08:00:00',
}

async function printIn(language: string) {
  await page.getByRole('button', { name: /打\s*印/ }).click()
  await page.getByRole('menuitem', { name: language }).click()
}

test('a paper is printed in the language that is chosen, and the copy stands on the page at once', async () => {
  let kept: object[] = []
  const pdf = () => {
    kept = [copy]
    return new Response('%PDF', { headers: { 'content-type': 'application/pdf' } })
  }
  const calls = await show(both, {
    answers: { [print]: pdf, [copies]: () => Response.json({ code: 200, msg: '', data: kept }) },
  })
  await printIn('英文 PDF')
  await expect.element(page.getByText('第 1 次打印')).toBeVisible()
  for (const said of ['英文', '2 页', '商务小赵', '2026-03-31 08:00:00']) {
    await expect.element(page.getByText(said, { exact: true }).last()).toBeVisible()
  }
  const asked = calls.find(({ path }) => path === print)
  expect(asked?.input).toEqual({ ...of, locale: 'en' })
})

test('why a paper could not be made is said, and nothing is counted', async () => {
  const sentence = 'HT1 的单据没有生成，未计入打印次数，请再试一次；仍然失败请联系管理员'
  await show(both, { answers: { [print]: () => refusal(500, sentence) } })
  await printIn('中文 PDF')
  await expect.element(page.getByText(sentence).first()).toBeVisible()
  expect(document.body.textContent).not.toContain('次打印 ')
})
