import type { Month } from '@yuncang/shared/nouns/month-close/contract'
import { monthStatuses } from '@yuncang/shared/nouns/month-close/rules'
import { beforeAll, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { grid } from '../../i18n/grid.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { refusal, show } from '../../testing/show.tsx'
import { MonthSteps } from './actions.tsx'
import { words } from './words.ts'

beforeAll(() => startLanguage([common, grid, words]))

const month: Month = {
  id: '202503',
  status: monthStatuses.open,
  submitBy: null,
  submitName: '',
  submitTime: null,
  closeName: '',
  closeTime: null,
  reason: '',
  version: 0,
}
const prepared = { ...month, status: monthStatuses.prepared, submitBy: 'somebody else', version: 1 }
const prepare = '/api/lh-wms/monthClose/prepare'

describe('the steps of a month', () => {
  test('say what stands against handing it in', async () => {
    const sentence = '202503 还有 2 条费用待审核，请先处理'
    await show(<MonthSteps month={month} />, {
      answers: { [prepare]: () => refusal(409, sentence) },
      session: { permissions: new Set(['monthClose:prepare']) },
    })
    await page.getByRole('button', { name: '提交结账' }).click()
    await expect.element(page.getByText(sentence)).toBeVisible()
  })

  test('do not offer to hand in a month that goes on, and say when', async () => {
    await show(<MonthSteps month={{ ...month, id: '999911' }} />, {
      session: { permissions: new Set(['monthClose:prepare']) },
    })
    await page.getByRole('button', { name: /更多操作/ }).click()
    const item = page.getByRole('menuitem', { name: /提交结账.*该月结束后才能提交/ })
    await expect.element(item).toHaveAttribute('aria-disabled', 'true')
    expect(page.getByRole('button', { name: '提交结账' }).elements()).toHaveLength(0)
  })

  test('are closing and sending back for who closes months, and nothing for who reads', async () => {
    await show(<MonthSteps month={prepared} />, {
      session: { permissions: new Set(['monthClose:closeMonth']) },
    })
    await expect.element(page.getByRole('button', { name: /结\s*账/ })).toBeVisible()
    await show(<MonthSteps month={prepared} />, { session: { permissions: new Set() } })
    expect(page.getByRole('button', { name: '提交结账' }).elements()).toHaveLength(0)
  })
})
