import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { prices } from '../../i18n/prices.ts'
import { compared } from './words/compared.ts'
import { stops as stopWords } from './words/stops.ts'
import { record } from '../../i18n/record.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { show } from '../../testing/show.tsx'
import { ComparedLines } from './compared-lines.tsx'
import { someLine } from './testing/lines.ts'

beforeAll(() => startLanguage([common, compared, prices, record, stopWords]))

const before = [
  someLine({}),
  someLine({ detailId: 'd2', feeCode: 'CCF', feeName: '仓储费' }),
  someLine({ detailId: 'd3', feeCode: 'BGF', feeName: '报关费' }),
]
const after = [
  someLine({ detailId: 'e1', price: '26.000000', minCharge: '100', minScope: 'ORDER' }),
  someLine({ detailId: 'e2', feeCode: 'CCF', feeName: '仓储费' }),
  someLine({ detailId: 'e4', feeCode: 'CKF', feeName: '出库费' }),
]
const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name })

test('what differs is said by word and marked, what is the same comes on demand', async () => {
  await show(
    <ComparedLines before={{ name: 'V1', lines: before }} after={{ name: 'V2', lines: after }} />,
  )
  await expect.element(page.getByText('3 项不同')).toBeVisible()
  await expect.element(rowOf('入库费').getByText('有改动')).toBeVisible()
  await expect.element(rowOf('报关费').getByText('删除')).toBeVisible()
  await expect.element(rowOf('出库费').getByText('新增')).toBeVisible()
  await expect.element(rowOf('仓储费')).not.toBeInTheDocument()
  const marked = [...document.querySelectorAll('mark')].map((mark) => mark.textContent)
  expect(marked).toEqual(['25 CNY / 吨', '26 CNY / 吨', expect.stringContaining('最低 100 CNY')])
  await page.getByRole('checkbox', { name: '也显示相同的' }).click()
  await expect.element(rowOf('仓储费').getByText('相同')).toBeVisible()
})

test('a line that one side stops from a day on is a difference', async () => {
  const stops = [{ from: '2026-12-01', to: null }]
  const stopped = [someLine({ isStop: 1, stops })]
  await show(
    <ComparedLines
      before={{ name: 'V1', lines: [someLine({})] }}
      after={{ name: 'V2', lines: stopped }}
    />,
  )
  await expect.element(rowOf('入库费').getByText('2026-12-01 起停用')).toBeVisible()
})
