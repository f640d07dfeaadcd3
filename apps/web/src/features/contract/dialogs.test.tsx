import type { Contract } from '@yuncang/shared/nouns/contract/contract'
import i18next from 'i18next'
import { beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { words as documentWords } from '../../records/documents/words.ts'
import { storeLanguage } from '../../lib/language.ts'
import { routed } from '../../testing/routed.tsx'
import { data, show } from '../../testing/show.tsx'
import { PaperDialog } from './paper-dialog.tsx'
import { Renewals } from './renewals.tsx'
import { words } from './words.ts'

beforeAll(() => startLanguage([common, documentWords, words]))

const document = (id: string, name: string, type: string) => ({ id, name, type, size: 2048 })
const answers = {
  '/api/lh-wms/file/list': [
    document('f1', '签章合同.pdf', 'application/pdf'),
    document('f2', '扫描.webp', 'image/webp'),
    document(
      'f3',
      '报价.xlsx',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ),
  ],
  '/api/lh-base/contract/getFillingPlace': [{ dictValue: '1', dictLabel: '档案室' }],
}
const dialog = page.getByRole('dialog', { name: '合同' })
const confirm = (step: RegExp) => dialog.getByRole('button', { name: step }).click()

/** What the dialog reads of a contract. */
const contract = (attachments: Contract['attachments'] = []) =>
  ({ id: 'c1', attachments }) as Contract

async function open(step: 'file' | 'void', given = contract()) {
  const onSay = vi.fn()
  const shown = (
    <PaperDialog
      step={step}
      title="合同"
      contract={given}
      isPending={false}
      onSay={onSay}
      onClose={() => {}}
    />
  )
  await show(shown, { answers })
  return onSay
}

test('a contract is filed with a scan that is ticked among its documents, never with a workbook', async () => {
  const onSay = await open('file')
  await dialog.getByLabelText('归档地点').click()
  await page.getByTitle('档案室').last().click()
  await confirm(/归\s*档/)
  await expect.element(dialog.getByText('请上传或勾选双方签章的合同扫描件')).toBeVisible()
  expect(onSay).not.toHaveBeenCalled()
  await expect.element(dialog.getByText('报价.xlsx')).not.toBeInTheDocument()
  await dialog.getByRole('checkbox', { name: /签章合同.pdf/ }).click()
  await confirm(/归\s*档/)
  await expect
    .poll(() => onSay.mock.calls)
    .toEqual([[{ filingPlace: '1', filingNo: undefined, papers: ['f1'] }]])
})

test('a file that was chosen by mistake is left out again, and nothing was sent', async () => {
  const onSay = await open('void')
  await dialog.getByLabelText('原因').fill('协商解除')
  // A form shows inputs of files that are merely hidden.
  expect(dialog.element().querySelector('input[type=file]')?.checkVisibility()).toBe(false)
  const input = dialog.element().querySelectorAll<HTMLInputElement>('input[type=file]')[1]
  await userEvent.upload(input!, new File(['x'], '解除协议.pdf', { type: 'application/pdf' }))
  await expect.element(dialog.getByText('解除协议.pdf')).toBeVisible()
  await dialog.getByRole('button', { name: '不上传 解除协议.pdf' }).click()
  await confirm(/作\s*废/)
  await expect.element(dialog.getByText('请上传或勾选双方签章的解除协议')).toBeVisible()
  expect(onSay).not.toHaveBeenCalled()
})

test('one that has its scan from before is filed without another', async () => {
  const onSay = await open('file', contract([{ id: 'f1', name: '签章合同.pdf', url: '/f1' }]))
  await dialog.getByLabelText('归档地点').click()
  await page.getByTitle('档案室').last().click()
  await expect.element(dialog.getByRole('checkbox', { name: /扫描.webp/ })).toBeVisible()
  expect(dialog.getByRole('checkbox').elements()).toHaveLength(1)
  await confirm(/归\s*档/)
  await expect
    .poll(() => onSay.mock.calls)
    .toEqual([[{ filingPlace: '1', filingNo: undefined, papers: [] }]])
})

const renewalPath = '/api/lh-base/contract/renewal'
const renewable = (id: string, contractNo: string, startDate: string, endDate: string) =>
  ({ id, version: 4, contractNo, startDate, endDate }) as Contract // what a renewal reads of it

/** The dialog that renews these contracts; the server makes another one of each. */
async function renew(...contracts: Contract[]) {
  const onClose = vi.fn()
  const made = (id: string) => [`${renewalPath}/${id}`, () => data({ id: `${id} anew` })]
  const calls = await show(routed(<Renewals contracts={contracts} onClose={onClose} />), {
    answers: Object.fromEntries(contracts.map(({ id }) => made(id))),
  })
  const sent = () => calls.filter(({ path }) => path.startsWith(renewalPath))
  return { onClose, sent }
}
const of = (title: string) => page.getByRole('dialog', { name: title })
async function choose(title: string, label: string, day: string) {
  await of(title).getByLabelText(label).fill(day)
  await userEvent.keyboard('{Enter}')
}

test('a renewal is proposed for as many months, and says in its place why it cannot be for others', async () => {
  const title = '续签：合同 HT-1'
  const { onClose, sent } = await renew(renewable('c1', 'HT-1', '2025-01-01', '2026-12-31'))
  const field = (label: string) => of(title).getByLabelText(label)
  await expect.element(field('生效日期')).toHaveValue('2027-01-01')
  await expect.element(field('到期日期')).toHaveValue('2028-12-31')
  await expect.element(of(title).getByText(/^原合同期限 2025-01-01 – 2026-12-31/)).toBeVisible()

  await choose(title, '到期日期', '2026-12-30')
  const reversed = of(title).getByText('到期日期 2026-12-30 早于生效日期 2027-01-01，请修改')
  await expect.element(reversed).toBeVisible()
  await choose(title, '生效日期', '2026-12-31')
  const overlapping = of(title).getByText(
    /^原合同 HT-1 到 2026-12-31 才到期，续签不能从 2026-12-31/,
  )
  await expect.element(overlapping).toBeVisible()
  await of(title)
    .getByRole('button', { name: /续\s*签/ })
    .click()
  expect(sent()).toEqual([])

  await choose(title, '生效日期', '2027-02-01')
  await expect.element(field('到期日期')).toHaveValue('2029-01-31')
  await expect.element(overlapping).not.toBeInTheDocument()
  await choose(title, '到期日期', '2027-06-30')
  await of(title)
    .getByRole('button', { name: /续\s*签/ })
    .click()
  await expect.poll(() => onClose).toHaveBeenCalled()
  expect(sent().map(({ input }) => input)).toEqual([
    { version: 4, startDate: '2027-02-01', endDate: '2027-06-30' },
  ])
})

test('several contracts are renewed one after the other; who stops has renewed the ones before', async () => {
  const { onClose, sent } = await renew(
    renewable('c1', 'HT-1', '2026-07-01', '2026-12-31'),
    renewable('c2', 'HT-2', '2026-01-01', '2026-12-31'),
  )
  await of('续签：合同 HT-1')
    .getByRole('button', { name: /续\s*签/ })
    .click()
  const second = of('续签：合同 HT-2')
  await expect.element(second.getByLabelText('到期日期')).toHaveValue('2027-12-31')
  await second.getByRole('button', { name: /取\s*消/ }).click()
  expect(onClose).toHaveBeenCalledOnce()
  expect(sent()).toMatchObject([
    { path: `${renewalPath}/c1`, input: { startDate: '2027-01-01', endDate: '2027-06-30' } },
  ])
})

test('a renewal asks and refuses in English too', async () => {
  storeLanguage('en')
  await i18next.changeLanguage('en')
  const title = 'Renew: contract HT-1'
  await renew(renewable('c1', 'HT-1', '2026-01-01', '2026-12-31'))
  await expect.element(of(title).getByText(/^The contract runs from 2026-01-01 to/)).toBeVisible()
  await choose(title, 'From', '2026-06-01')
  const refusal = 'Contract HT-1 runs until 2026-12-31; its renewal cannot begin on 2026-06-01.'
  await expect.element(of(title).getByText(new RegExp(`^${refusal}`))).toBeVisible()
})
