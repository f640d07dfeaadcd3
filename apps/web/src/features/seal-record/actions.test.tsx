import type { SealRecord } from '@yuncang/shared/nouns/seal-record/contract'
import { sealStatuses } from '@yuncang/shared/nouns/seal-record/rules'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { grid } from '../../i18n/grid.ts'
import { record as recordWords } from '../../i18n/record.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { show } from '../../testing/show.tsx'
import { SealActions } from './actions.tsx'
import { words } from './words.ts'

beforeAll(() => startLanguage([common, grid, recordWords, words]))
afterEach(() => vi.unstubAllGlobals())

// What the actions read of a record.
const record = {
  id: 's1',
  version: 3,
  sealNo: 'YY202611240001',
  status: sealStatuses.approved,
  documentName: '仓储合同.pdf',
  copies: 2,
  submitBy: 'u2',
} as SealRecord
const path = '/api/lh-base/sealRecord/step'

test('a document is not sealed before it is asked which one it is and how many copies', async () => {
  const calls = await show(<SealActions record={record} beside={null} />, {
    session: { permissions: new Set(['sealRecord:seal', 'sealRecord:step', 'sealRecord:read']) },
    answers: { [path]: record },
  })
  const sent = () => calls.filter((call) => call.path === path)
  await page.getByRole('button', { name: /盖\s*章/ }).click()
  const question = page.getByRole('dialog', { name: '盖章：用印 YY202611240001' })
  await expect.element(question.getByText(/「仓储合同.pdf」上盖章，共 2 份/)).toBeVisible()
  expect(sent()).toEqual([])
  await question.getByRole('button', { name: /盖\s*章/ }).click()
  await vi.waitFor(() => expect(sent()).toMatchObject([{ input: { id: 's1', step: 'seal' } }]))
})
