import type { Contract } from '@yuncang/shared/nouns/contract/contract'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { prices } from '../../i18n/prices.ts'
import { stops } from '../../records/prices/words/stops.ts'
import { compared } from '../../records/prices/words/compared.ts'
import { record } from '../../i18n/record.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { data, show } from '../../testing/show.tsx'
import { Compared } from './compared.tsx'
import { blankFor } from './form-values.ts'
import { words } from './words.ts'

beforeAll(() => startLanguage([common, compared, record, prices, stops, words]))

// What two contracts are compared by.
const made = (id: string, given: object): Contract =>
  ({
    ...blankFor({ customerId: 'c1', subjects: ['甲公司'] }, '2026-01-01'),
    id,
    contractNo: `HT-${id}`,
    contractName: '仓储服务合同',
    billDay: null,
    payDays: 30,
    remark: '',
    ...given,
  }) as unknown as Contract

test('two versions stand side by side, and only what changed is marked', async () => {
  await show(<Compared before={made('1', {})} after={made('2', { payDays: 45 })} />, {
    answers: {
      '/api/lh-base/contract/getQuotation/1': null,
      '/api/lh-base/contract/getQuotation/2': null,
      '/api/lh-base/contract/getContractParty': () => data([]),
    },
  })
  await expect.element(page.getByRole('row', { name: /账期 30 天 45 天/ })).toBeVisible()
  const marked = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)
  expect(marked).toEqual(['45 天'])
})
