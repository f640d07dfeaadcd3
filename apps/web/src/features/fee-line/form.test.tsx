import type { FeeLineDetail } from '@yuncang/shared/nouns/fee-line/record'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { record } from '../../i18n/record.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { show } from '../../testing/show.tsx'
import { EditFeeForm } from './form.tsx'
import { words } from './words/fee-line.ts'

beforeAll(() => startLanguage([common, record, words]))

test.each([
  ['JPY', 'UNIT', '单价', '1000'],
  ['CNY', 'UNIT', '单价', '1000.00'],
  ['JPY', 'PASS', '金额', '3000'],
])(
  'a fee in %s by %s is changed with its %s as %s',
  async (currency, calcMethod, label, written) => {
    const figures = { qty: '3.0000', price: '1000.000000', amount: '3000.00', taxRate: '0.06' }
    const kind = { currency, calcMethod, priceSource: 'MANUAL', unit: '小时' }
    const when = { periodFrom: '2025-03-01', periodTo: '2025-03-01' }
    // What the form reads of a fee.
    const line = { id: 'f1', version: 1, ...figures, ...kind, ...when, traits: {} } as FeeLineDetail
    await show(<EditFeeForm line={line} onClose={() => undefined} />)
    await expect.element(page.getByLabelText(label)).toHaveValue(written)
  },
)
