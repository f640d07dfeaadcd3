import type { CustomerInfo } from '@yuncang/shared/nouns/customer/contract'
import i18next from 'i18next'
import { beforeAll, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../../i18n/common.ts'
import { record } from '../../../i18n/record.ts'
import { startLanguage } from '../../../i18n/setup.ts'
import { show } from '../../../testing/show.tsx'
import { words } from '../words.ts'
import { CustomerFacts } from './facts.tsx'

beforeAll(() => startLanguage([common, record, words]))

// What the facts read of a customer.
const customer = {
  customerCode: 'C0001',
  customerType: [],
  creditLimit: null,
  creditDays: null,
  stopReason: '',
  mergedIntoId: null,
} as object as CustomerInfo
const facts = (given: object) => show(<CustomerFacts customer={{ ...customer, ...given }} />)

describe('why a customer is stopped', () => {
  test('is what somebody wrote', async () => {
    await facts({ stopReason: '长期无业务' })
    await expect.element(page.getByText('长期无业务')).toBeVisible()
  })

  test.each([
    ['zh', '已并入其他客户'],
    ['en', 'Merged into another customer'],
  ])('is said in %s of one that was merged', async (language, sentence) => {
    await i18next.changeLanguage(language)
    await facts({ mergedIntoId: 'c2' })
    await expect.element(page.getByText(sentence)).toBeVisible()
  })
})
