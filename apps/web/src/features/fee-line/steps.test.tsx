import type { FeeLine } from '@yuncang/shared/nouns/fee-line/record'
import { feeLineStatuses } from '@yuncang/shared/nouns/fee-line/rules'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { someSession } from '../../../../../tests/support/session.ts'
import { common } from '../../i18n/common.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { show } from '../../testing/show.tsx'
import { useFeeSteps } from './steps.ts'
import { words } from './words/fee-line.ts'

beforeAll(() => startLanguage([common, words]))

const session = { ...someSession, permissions: new Set(['feeLine:write']) }
// What the steps read of a fee.
const part = {
  id: 'f1',
  status: feeLineStatuses.estimated,
  source: 'MANUAL',
  isMissingPrice: 0,
  splitNo: 'FT202503100001',
  reversalOf: null,
  reversedBy: null,
} as unknown as FeeLine

function Voiding({ line, voidedWith }: { line: FeeLine; voidedWith?: number }) {
  const step = useFeeSteps(voidedWith).find(({ key }) => key === 'void')
  return <p>{step?.refusal?.(line) ?? step?.ask}</p>
}

test('a part of a split is voided from its page, which says how many go with it, and not in a list', async () => {
  await show(<Voiding line={part} voidedWith={2} />, { session })
  await expect.element(page.getByText('作废原因（分摊的其他 2 行一并作废）')).toBeVisible()
  await show(<Voiding line={part} />, { session })
  await expect.element(page.getByText('分摊的一部分，请打开后整笔作废')).toBeVisible()
})

test('what takes a part back, and a fee of no split, are voided in a list', async () => {
  await show(
    <>
      <Voiding line={{ ...part, reversalOf: 'f0' }} />
      <Voiding line={{ ...part, splitNo: null }} />
    </>,
    { session },
  )
  const asked = page.getByText('作废原因', { exact: true })
  await expect.element(asked.first()).toBeVisible()
  expect(asked.elements()).toHaveLength(2)
})
