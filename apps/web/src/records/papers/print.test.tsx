import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { record } from '../../i18n/record.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { refusal, show } from '../../testing/show.tsx'
import { CopyList } from './copy-list.tsx'
import { PrintButton } from './print-button.tsx'
import { PrintDialog } from './print-dialog.tsx'
import { words } from './words.ts'

beforeAll(() => startLanguage([common, record, words]))

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

const start = '/api/lh-log/paper/startPrint'
const job = '/api/lh-base/job/detail'
const file = '/api/lh-base/job/download'
const orders = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `o${at}`, name: `CK${at}` }))
const dialogOf = (count: number) => (
  <PrintDialog
    paper="outboundOrder"
    title="打印出库单"
    records={orders(count)}
    onClose={() => {}}
  />
)
const ok = () => page.getByRole('dialog').getByRole('button', { name: /打\s*印/ })

test('papers of several records are one job: its file comes by itself, and what was left out is named', async () => {
  const result = {
    papers: 2,
    pages: 3,
    sha256: 'x',
    refused: [{ businessId: 'o1', zh: '记录不存在', en: 'Not found' }],
  }
  const calls = await show(dialogOf(3), {
    answers: {
      [start]: { id: 'j1' },
      [job]: { id: 'j1', status: 'done', result, done: 3, total: 3, stage: 'printing' },
      [file]: () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }),
    },
  })
  await ok().click()
  await expect.element(page.getByText('已打印 2 份，共 3 页')).toBeVisible()
  await expect.element(page.getByText('CK1', { exact: true })).toBeVisible()
  await expect.element(page.getByText('记录不存在')).toBeVisible()
  await expect.poll(() => calls.some(({ path }) => path === file)).toBe(true)
  expect(calls.find(({ path }) => path === start)?.input).toEqual({
    paper: 'outboundOrder',
    businessIds: ['o0', 'o1', 'o2'],
    locale: 'zh',
  })
})

test('more papers than are printed at once are said to be so', async () => {
  await show(dialogOf(501))
  await expect.element(page.getByText('已选 501 条，一次最多打印 500 份，请减少选择')).toBeVisible()
  await expect.element(ok()).toBeDisabled()
})
