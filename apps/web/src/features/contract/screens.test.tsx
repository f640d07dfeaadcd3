import type { Contract } from '@yuncang/shared/nouns/contract/contract'
import { contractStatuses } from '@yuncang/shared/nouns/contract/rules'
import { addDays, today } from '@yuncang/shared/kernel/calendar'
import { Suspense } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { grid } from '../../i18n/grid.ts'
import { record } from '../../i18n/record.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { view } from '../../i18n/view.ts'
import { batch, paths } from '../../records/import/wizard-sample.tsx'
import { addressOf, placed } from '../../testing/routed.tsx'
import { screenAt } from '../../testing/screen-at.tsx'
import { data, refusal, show } from '../../testing/show.tsx'
import { takeUploads } from '../../testing/uploads.ts'
import { ContractSection } from '../customer/contracts.tsx'
import { words as customerWords } from '../customer/words.ts'
import { DocumentMenu } from './document-menu.tsx'
import { ContractImport } from './import.tsx'
import { contractScreens } from './screens.ts'
import { words } from './words.ts'
import { words as fileWords } from './words/document.ts'

/** What routes name. */
const titles = {
  zh: { 'contract.title': '合同管理', 'contract.new': '新增合同', 'contract.template': '合同模板' },
  en: { 'contract.title': 'Contracts', 'contract.new': 'New contract', 'contract.template': '' },
}

beforeAll(() =>
  startLanguage([common, grid, record, view, titles, words, fileWords, customerWords]),
)

const base = '/api/lh-base/contract'
const permissions = new Set(['contract:read', 'contract:write', 'customer:read'])

async function open(href: string, answers: Readonly<Record<string, unknown>>) {
  const { part, place } = screenAt(href, contractScreens)
  const calls = await show(part, { session: { permissions }, answers })
  return { calls, place }
}

const contractOf = (id: string, contractNo: string, given: Partial<Contract>) =>
  ({
    id,
    version: 1,
    contractNo,
    contractName: '仓储合同',
    customerName: '样例橡胶',
    contractType: '1',
    contractSubjectNames: '',
    startDate: '2026-01-01',
    status: contractStatuses.active,
    isNoRenewal: 0,
    isStop: 0,
    ...given,
  }) as Contract // what calendar and list read of one

test('the calendar has each contract on the day that it ends, and below it those of its month alone', async () => {
  const contracts = [
    contractOf('c1', 'HT-1', { endDate: '2031-11-30' }),
    contractOf('c2', 'HT-2', { endDate: '2031-11-15', isNoRenewal: 1, customerName: '示例轮胎' }),
    contractOf('c3', 'HT-3', { endDate: '2031-10-31', customerName: '虚构物流' }),
  ]
  const within = ({ searchParams }: URL) => ({
    from: searchParams.get('from') ?? '',
    to: searchParams.get('to') ?? '',
  })
  const { place } = await open('/contract/contract/calendar?month=203111', {
    [`${base}/getEnding`]: (asked: URL) => {
      const { from, to } = within(asked)
      return data(contracts.filter(({ endDate }) => endDate >= from && endDate <= to))
    },
  })
  const month = page.getByRole('table', { name: '到期日历' })
  const day = (number: string) => month.getByRole('cell', { name: new RegExp(`^${number} ?\\D`) })
  await expect.element(day('30')).toHaveTextContent('30样例橡胶')
  await expect.element(day('15')).toHaveTextContent('15示例轮胎')
  const link = await addressOf(month.getByRole('link', { name: '虚构物流' }))
  expect(link.pathname).toBe('/contract/contract/detail/c3')
  await expect.element(page.getByRole('heading', { name: '当月到期（2）' })).toBeVisible()
  await expect.element(page.getByText('不续签', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: '上个月' }).click()
  await expect.element(page.getByRole('heading', { name: '当月到期（1）' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'HT-3' })).toBeVisible()
  expect(place()).toContain('203110')
  await page.getByRole('button', { name: '上个月' }).click()
  await expect.element(page.getByText('这个月没有到期的合同')).toBeVisible()
})

const ofProduct = { source: 'product', name: '系统标准模板.docx', revision: 0, changes: [] }
const uploaded = (revision: number, name: string) => ({
  revision,
  name,
  createName: '商务小赵',
  createTime: '2026-11-24 09:00:00',
})

test('the template of a company is that of the product until another is taken, and again after that', async () => {
  let template: object = ofProduct
  const next = (changed: object) => () => {
    template = changed
    return data(template)
  }
  const taken = uploaded(1, '本公司合同.docx')
  const { calls } = await open('/contract/template/index', {
    [`${base}/getContractTemplate`]: () => data(template),
    [`${base}/uploadContractTemplate`]: next({
      source: 'tenant',
      name: taken.name,
      revision: 1,
      changes: [taken],
    }),
    [`${base}/resetContractTemplate`]: next({ ...ofProduct, changes: [uploaded(2, ''), taken] }),
  })
  const unknown = '占位符 {{合同号}} 不认识，请核对'
  const answers = [refusal(400, unknown), data({ id: 'f1' })]
  const sent = takeUploads({ '/api/lh-wms/file/upload': () => answers.shift()! })
  const upload = (name: string) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    return userEvent.upload(input!, new File(['x'], name))
  }
  const reset = page.getByRole('button', { name: '恢复上一级模板' })
  await expect.element(page.getByText('当前使用：系统标准模板「系统标准模板.docx」')).toBeVisible()
  await expect.element(page.getByText('还没有上传过模板')).toBeVisible()
  await expect.element(page.getByText('{{合同编号}}')).toBeVisible()
  await expect.element(reset).not.toBeInTheDocument()

  await upload('错误.docx')
  await expect.element(page.getByText(unknown)).toBeVisible()
  await upload(taken.name)
  await expect
    .element(page.getByText('当前使用：本公司标准模板，第 1 版「本公司合同.docx」'))
    .toBeVisible()
  await expect.element(page.getByText(unknown)).not.toBeInTheDocument()
  expect(sent.at(-1)?.form.get('docType')).toBe('HTMB')
  const put = calls.find(({ path }) => path === `${base}/uploadContractTemplate`)
  expect(put?.input).toMatchObject({ id: 'standard', url: '/api/lh-wms/file/download?id=f1' })

  await reset.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /确\s*定/ })
    .click()
  await expect.element(page.getByText('当前使用：系统标准模板「系统标准模板.docx」')).toBeVisible()
  await expect.element(reset).not.toBeInTheDocument()
  await expect.element(page.getByRole('listitem').filter({ hasText: '第 2 版' })).toBeVisible()
})

const listOf = (...records: Contract[]) => ({
  [`${base}/getList`]: { records, total: records.length, size: 15, current: 1, pages: 1 },
  '/api/trpc/savedView.list': { views: [], last: null },
})

test('an archive of attachments says what came to which contract, and what did not with the reason', async () => {
  await open('/contract/contract/index', listOf())
  const sent = takeUploads({
    [`${base}/importContractAttachment`]: () =>
      data({
        kept: [
          { contractNo: 'HT-1', path: 'HT-1/合同.pdf' },
          { contractNo: 'HT-1', path: 'HT-1/附件.pdf' },
        ],
        findings: [{ path: 'HT-9/合同.pdf', message: '没有编号为 HT-9 的合同' }],
      }),
  })
  await expect.element(page.getByRole('button', { name: '导入附件' })).toBeVisible()
  const input = document.querySelector<HTMLInputElement>('input[type=file][accept=".zip"]')
  await userEvent.upload(input!, new File(['x'], '附件.zip'))
  const said = page.getByRole('dialog')
  await expect.element(said.getByText('已收入 2 个文件，共 1 份合同').last()).toBeVisible()
  await expect.element(said.getByText(/没有编号为 HT-9 的合同/)).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('a workbook that was taken says how many contracts it made, and that they are drafts', async () => {
  const published = { ...batch, noun: 'contract', status: 'published', result: { contracts: 3 } }
  const shown = <ContractImport importId="batch-1" onImport={() => {}} onClose={() => {}} />
  await show(<Suspense>{shown}</Suspense>, { answers: { [paths.get]: published } })
  const dialog = page.getByRole('dialog', { name: '导入合同' })
  await expect.element(dialog.getByText(/^已导入 3 份合同，均为草稿/)).toBeVisible()
})

test('of contracts of the list that are renewed, one that cannot be yet says why, in its menu and before the others', async () => {
  const day = today(new Date().toISOString())
  const ending = (days: number) => ({ startDate: '2026-01-01', endDate: addDays(day, days) })
  const { place } = await open('/contract/contract/index', {
    ...listOf(contractOf('c1', 'HT-1', ending(9)), contractOf('c2', 'HT-2', ending(90))),
    [`${base}/renewal/c1`]: { id: 'c9' },
  })
  const rowOf = (no: string) => page.getByRole('row').filter({ hasText: no })
  await rowOf('HT-2').getByRole('gridcell', { name: '仓储合同' }).click({ button: 'right' })
  await expect
    .element(page.getByRole('menuitem', { name: '续签（到期前 60 天内才能续签）' }))
    .toBeVisible()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('checkbox', { name: '选择本页全部记录' }).click()
  await page.getByRole('button', { name: /^续\s*签$/ }).click()
  const told = page.getByRole('dialog').filter({ hasText: '以下 1 份合同现在不能续签：' })
  await expect.element(told.getByText('HT-2 · 到期前 60 天内才能续签')).toBeVisible()
  await told.getByRole('button', { name: '续签其余 1 份' }).click()
  const dialog = page.getByRole('dialog').filter({ hasText: '续签：合同 HT-1' })
  await expect.element(dialog.getByLabelText('生效日期')).toHaveValue(addDays(day, 10))
  await dialog.getByRole('button', { name: /续\s*签/ }).click()
  await expect.poll(place).toBe('/contract/contract/detail/c9')
})

test('the page of a customer leads to a new contract for it in one click, for whoever makes contracts', async () => {
  const { part, place } = placed(<ContractSection customerId="c1" />)
  const answers = listOf(contractOf('k1', 'HT-1', { endDate: '2026-12-31' }))
  await show(part, { session: { permissions }, answers })
  await expect.element(page.getByRole('link', { name: 'HT-1' })).toBeVisible()
  await page.getByRole('button', { name: '新增合同' }).click()
  await expect.poll(place).toBe('/contract/contract/form?customerId=c1')
})

test('all attachments of a contract go out in one file, and its text is shown first; a refusal says why', async () => {
  const none = '合同 HT-1 还没有附件'
  const unmade = '合同 HT-1 的模板有误'
  const contract = contractOf('k1', 'HT-1', {})
  const calls = await show(<DocumentMenu contract={contract} />, {
    session: { permissions: new Set(['contract:read']) },
    answers: {
      [`${base}/exportContractAttachment`]: () => refusal(404, none),
      [`${base}/previewContract`]: () => refusal(400, unmade),
    },
  })
  const choose = async (item: string) => {
    await page.getByRole('button', { name: /合同文件/ }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await choose('下载全部附件（zip）')
  await expect.element(page.getByText(none)).toBeVisible()
  const asked = calls.find(({ path }) => path === `${base}/exportContractAttachment`)
  expect(asked?.input).toEqual({ ids: ['k1'] })
  await choose('预览合同（不保存）')
  const viewer = page.getByRole('dialog').filter({ hasText: '预览：合同 HT-1' })
  await expect.element(viewer.getByText(unmade)).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: /生成合同/ })).not.toBeInTheDocument()
})
