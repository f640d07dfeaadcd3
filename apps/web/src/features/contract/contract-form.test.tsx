import { contractMessages } from '@yuncang/shared/nouns/contract/messages'
import type { Contract } from '@yuncang/shared/nouns/contract/contract'
import { addMessages } from '@yuncang/shared/client-messages'
import { beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { record } from '../../i18n/record.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { data, refusal, show, type Call } from '../../testing/show.tsx'
import '../../ui/base.css'
import { EditContractForm, NewContractForm } from './contract-form.tsx'
import { formWords } from './words/form.ts'
import { blankFor } from './form-values.ts'
import type { LoadedContract } from './use-loaded.ts'
import { words } from './words.ts'

/** What routes name. */
const titles = { zh: { 'contract.new': '新增合同' }, en: { 'contract.new': 'New contract' } }

beforeAll(() => {
  addMessages(contractMessages)
  startLanguage([common, record, words, formWords, titles])
})

const subject = '青岛示例保税物流中心有限公司（虚构）'
const base = '/api/lh-base'
const saved = { id: 'k9', contractNo: 'HT202611240001' }
const answers = {
  [`${base}/contract/getSubjects`]: { names: [subject], isOpen: false },
  [`${base}/customer/getCustomerInfo/c1`]: { id: 'c1', customerName: '样例橡胶', contacters: [] },
  [`${base}/contract/save`]: saved,
  [`${base}/contract/saveQuoteAndContractParty`]: saved,
}
const session = { permissions: new Set(['contract:write', 'customer:read', 'costList:read']) }
const box = (name: string) => page.getByRole('textbox', { name: new RegExp(name) })
const save = () => page.getByRole('button', { name: /保\s*存/ }).click()
const sent = (calls: readonly Call[], path: string) =>
  calls.find((call) => call.path === `${base}/contract/${path}`)?.input

async function openNew(given: Partial<Parameters<typeof NewContractForm>[0]> = {}) {
  const onSaved = vi.fn()
  const calls = await show(
    <NewContractForm
      initial={blankFor({ customerId: 'c1', subjects: [] }, '2026-11-24')}
      draftId={`test ${Math.random()}`}
      onSaved={onSaved}
      onClose={() => {}}
      {...given}
    />,
    { answers, session },
  )
  await expect.element(box('合同名称')).toBeVisible()
  return { calls, onSaved }
}

async function chooseSubject() {
  await page.getByRole('combobox', { name: /签约主体/ }).click()
  await page.getByTitle(subject).click()
}

test('a new contract says what is missing, and is saved for the customer it was begun for', async () => {
  const { calls, onSaved } = await openNew()
  await save()
  await expect.element(page.getByText('请输入合同名称')).toBeVisible()
  await expect.element(page.getByText('请选择签约主体')).toBeVisible()
  await box('合同名称').fill('仓储服务合同')
  await chooseSubject()
  await save()
  await expect.poll(() => onSaved).toHaveBeenCalledWith(saved)
  expect(sent(calls, 'save')).toMatchObject({
    contractName: '仓储服务合同',
    contractSubjectNames: subject,
    customerId: 'c1',
    signDate: '2026-11-24',
    startDate: '2026-11-24',
    endDate: '2027-11-23',
    contractPartyList: [
      { partyType: '1', customerId: 'c1' },
      { partyType: '4', customerId: 'c1' },
    ],
  })
})

test('on the narrowest phone a long name makes no field wider than the page', async () => {
  await page.viewport(320, 800)
  try {
    await openNew({ initial: blankFor({ customerId: 'c1', subjects: [subject] }, '2026-11-24') })
    await expect.element(page.getByTitle(subject).first()).toBeVisible()
    const rightEdges = () =>
      [...document.querySelectorAll('.ant-form-item')].map((field) =>
        Math.floor(field.getBoundingClientRect().right),
      )
    await expect.poll(() => Math.max(...rightEdges())).toBeLessThanOrEqual(320)
  } finally {
    await page.viewport(1280, 800)
  }
})

test('a contract without a payer is not sent, and the line that says who pays can come back', async () => {
  const { calls } = await openNew()
  await box('合同名称').fill('仓储服务合同')
  await chooseSubject()
  await page.getByRole('button', { name: '删除第 2 行' }).click()
  await save()
  await expect.element(page.getByText('合同至少要有一个付款方')).toBeVisible()
  await page.getByRole('button', { name: /添加合同方/ }).click()
  await expect.element(page.getByText('合同方第 2 行请选择类型和客户')).toBeVisible()
  expect(sent(calls, 'save')).toBeUndefined()
})

test('a copy takes the prices of the old contract along', async () => {
  // What the form reads of the old contract.
  const like = { id: 'k1', contractNo: 'HT-2025-001' } as Contract
  const { calls, onSaved } = await openNew({ like })
  await expect.element(page.getByText('不选则带出合同 HT-2025-001 的报价')).toBeVisible()
  await box('合同名称').fill('仓储服务合同')
  await chooseSubject()
  await save()
  await expect.poll(() => onSaved).toHaveBeenCalled()
  expect(sent(calls, 'saveQuoteAndContractParty')).toMatchObject({
    quotation: { likeContractId: 'k1', details: [] },
  })
})

const held = {
  ...blankFor({ customerId: 'c1', subjects: [] }, '2026-11-24'),
  id: 'k1',
  version: 3,
  contractNo: 'HT-9',
  contractName: '旧名',
  contractSubjectNames: subject,
  status: 3,
  quotationStatus: 0,
}
// What the form reads of it.
const loaded = {
  contract: held,
  parties: [{ partyType: '4', customerId: 'c1', isStop: 0 }],
  turn: 1,
} as unknown as LoadedContract

test('a rejected contract is changed on the version that was seen; whoever was slower is told so and keeps the text', async () => {
  const onSaved = vi.fn()
  const changed = vi
    .fn()
    .mockReturnValueOnce(refusal(409, '记录已被他人修改'))
    .mockReturnValue(data(saved))
  const calls = await show(
    <EditContractForm loaded={loaded} onReload={() => {}} onSaved={onSaved} onClose={() => {}} />,
    { answers: { ...answers, [`${base}/contract`]: changed }, session },
  )
  await expect.element(box('合同名称')).toHaveValue('旧名')
  await box('合同名称').fill('新名')
  await save()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(box('合同名称')).toHaveValue('新名')
  await save()
  await expect.poll(() => onSaved).toHaveBeenCalled()
  const update = calls.findLast((call) => call.path === `${base}/contract`)
  expect(update?.input).toMatchObject({ id: 'k1', version: 3, contractName: '新名' })
})
