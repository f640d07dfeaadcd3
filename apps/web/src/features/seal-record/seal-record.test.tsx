import type { SealRecord } from '@yuncang/shared/nouns/seal-record/contract'
import { sealStatuses } from '@yuncang/shared/nouns/seal-record/rules'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { grid } from '../../i18n/grid.ts'
import { record as recordWords } from '../../i18n/record.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { view } from '../../i18n/view.ts'
import { screenAt } from '../../testing/screen-at.tsx'
import { show } from '../../testing/show.tsx'
import { sealRecordScreens } from './screens.ts'

/** What routes name. */
const titles = {
  zh: { 'sealRecord.title': '用印记录' },
  en: { 'sealRecord.title': 'Seal records' },
}

beforeAll(() => startLanguage([common, grid, recordWords, view, titles]))

const { draft, submitted, approved, sealed, rejected, voided } = sealStatuses
const base = '/api/lh-base/sealRecord'
const history = '/api/lh-wms/operateRecord/getRecordByBusinessId'
const roles = {
  clerk: ['sealRecord:read', 'sealRecord:write', 'sealRecord:step'],
  auditor: ['sealRecord:read', 'sealRecord:audit', 'sealRecord:step'],
  keeper: ['sealRecord:read', 'sealRecord:seal', 'sealRecord:step'],
}

const record: SealRecord = {
  id: 's1',
  version: 3,
  sealNo: 'YY202611240001',
  sourceType: 'CONTRACT',
  sourceId: 'c1',
  sourceNo: 'HT-1',
  customerName: '样例橡胶',
  documentId: 'd1',
  documentName: '仓储合同.pdf',
  sha256: 'a0'.repeat(32),
  sealType: '2',
  copies: 2,
  purpose: '双方签约',
  status: draft,
  auditStatus: 0,
  submitBy: 'u2',
  submitTime: null,
  sealedBy: '',
  sealedTime: null,
  createBy: 'u2',
  createTime: '2026-11-24 09:00:00',
  updateTime: '2026-11-24 09:00:00',
}

const move = (id: string, realName: string, after: number) => ({
  id,
  action: 'move',
  realName,
  time: `2026-11-24 1${id}:00:00`,
  fieldDiff: { status: { before: draft, after } },
})

type Given = { changes?: Partial<SealRecord>; role?: keyof typeof roles; moves?: object[] }

const open = ({ changes = {}, role = 'clerk', moves = [] }: Given) => {
  const { part, place } = screenAt('/contract/seal/detail/s1', sealRecordScreens)
  const shown = show(part, {
    session: { permissions: new Set(roles[role]) },
    answers: {
      [`${base}/get`]: { ...record, ...changes },
      [`${base}/step`]: { ...record, ...changes },
      [history]: moves,
    },
  })
  return shown.then((calls) => ({ calls, place }))
}
const button = (name: RegExp) => page.getByRole('button', { name })
const sent = (calls: readonly { path: string }[]) =>
  calls.filter(({ path }) => path === `${base}/step`)

test('one that was asked for says what is sealed, and is changed or submitted by who asked', async () => {
  const { calls } = await open({})
  await expect.element(page.getByRole('heading', { name: new RegExp(record.sealNo) })).toBeVisible()
  await expect.element(page.getByRole('definition').filter({ hasText: '双方签约' })).toBeVisible()
  await expect.element(page.getByText(record.sha256)).toBeVisible()
  const source = page.getByRole('link', { name: 'HT-1' })
  await expect.element(source).toHaveAttribute('href', '/contract/contract/detail/c1')
  await button(/编\s*辑/).click()
  const dialog = page.getByRole('dialog', { name: `修改用印 ${record.sealNo}` })
  await expect.element(dialog.getByLabelText('用印事由')).toHaveValue('双方签约')
  await dialog.getByRole('button', { name: /取\s*消/ }).click()
  await button(/提交审核/).click()
  await expect.poll(() => sent(calls)).toMatchObject([{ input: { step: 'submit' } }])
})

test('one that is to be audited is passed by somebody else, and says who submitted it and when', async () => {
  const moves = [move('1', '小李', submitted)]
  const { calls } = await open({ changes: { status: submitted }, role: 'auditor', moves })
  await expect.element(page.getByText('小李 11-24 11:00')).toBeVisible()
  await expect.element(button(/编\s*辑/)).not.toBeInTheDocument()
  await button(/审核通过/).click()
  await expect.poll(() => sent(calls)).toMatchObject([{ input: { step: 'pass' } }])
})

test('a document is not sealed before it is asked which one it is and how many copies', async () => {
  const { calls } = await open({ changes: { status: approved }, role: 'keeper' })
  await button(/盖\s*章/).click()
  const question = page.getByRole('dialog', { name: '盖章：用印 YY202611240001' })
  await expect.element(question.getByText(/「仓储合同.pdf」上盖章，共 2 份/)).toBeVisible()
  expect(sent(calls)).toEqual([])
  await question.getByRole('button', { name: /盖\s*章/ }).click()
  await expect.poll(() => sent(calls)).toMatchObject([{ input: { id: 's1', step: 'seal' } }])
})

test('a sealed one says who sealed it and when, and has no step any more', async () => {
  const sealing = { status: sealed, sealedBy: '商务小赵', sealedTime: '2026-11-25 10:30:00' }
  await open({ changes: sealing, role: 'keeper', moves: [move('3', '商务小赵', sealed)] })
  await expect.element(page.getByRole('definition').filter({ hasText: '商务小赵' })).toBeVisible()
  await expect.element(page.getByText('2026-11-25 10:30:00')).toBeVisible()
  await expect.element(button(/盖\s*章|更多操作/)).not.toBeInTheDocument()
})

test('a rejected one stands where it ended, with who rejected it, and can be submitted again', async () => {
  await open({ changes: { status: rejected }, moves: [move('2', '老周', rejected)] })
  await expect.element(page.getByText('老周 11-24 12:00')).toBeVisible()
  await expect.element(page.getByText('已驳回').first()).toBeVisible()
  await expect.element(button(/提交审核/)).toBeVisible()
})

async function openList(records: readonly SealRecord[]) {
  const { part, place } = screenAt('/contract/seal/index', sealRecordScreens)
  await show(part, {
    session: { permissions: new Set(roles.clerk) },
    answers: {
      [`${base}/get`]: record,
      [`${base}/list`]: { records, total: records.length, size: 15, current: 1, pages: 1 },
      '/api/trpc/savedView.list': { views: [], last: null },
    },
  })
  return place
}

test('the list tells each record by number, source, seal, document and state, and opens it', async () => {
  const second = { ...record, id: 's2', sealNo: 'YY202611240002', status: voided, sealType: '1' }
  const place = await openList([record, second])
  const row = page.getByRole('row').filter({ hasText: 'YY202611240002' })
  for (const word of ['已作废', '公章', '仓储合同.pdf', 'HT-1'])
    await expect.element(row.getByText(word).first()).toBeVisible()
  await row.getByRole('gridcell', { name: '样例橡胶' }).click()
  await expect.poll(place).toBe('/contract/seal/detail/s2')
})

test('an empty list says where a seal is asked for', async () => {
  await openList([])
  await expect
    .element(page.getByText(/请在已生效的合同或已审核的入库订单上点「申请用印」/))
    .toBeVisible()
})
