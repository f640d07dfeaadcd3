import { exportAtOnceRows } from '@yuncang/shared/nouns/job/rules'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { record } from '../../i18n/record.ts'
import { tray } from '../../i18n/tray.ts'
import { data, refusal, show } from '../../testing/show.tsx'
import { ExportButton } from './export-button.tsx'

beforeAll(() => startLanguage([common, record, tray]))

const query = { current: 2, size: 50, carrierName: '公司', descs: ['createTime'] }

test('a file is asked for by the filters and the sort of the list, at once and as a job', async () => {
  const asked = { carrierName: '公司', descs: ['createTime'], columns: ['carrierName'] }
  const answers = {
    '/api/lh-base/job/exportList': () => data({ id: 'job-1' }),
    '/api/lh-base/carrier/export': () => refusal(403, '您没有此操作的权限'),
  }
  const button = (total: number) => (
    <ExportButton list="carrier" query={query} visible={['carrierName']} total={total} />
  )
  const calls = await show(
    <>
      {button(3)}
      {button(exportAtOnceRows + 1)}
    </>,
    { answers },
  )
  const buttons = page.getByRole('button', { name: /导 ?出/ })
  await buttons.nth(0).click()
  await expect.element(page.getByText('您没有此操作的权限')).toBeVisible()
  await buttons.nth(1).click()
  await expect
    .poll(() => calls.map(({ input }) => input))
    .toEqual(
      expect.arrayContaining([
        { ...asked, format: 'xlsx' },
        { list: 'carrier', query: { ...asked, format: 'xlsx' } },
      ]),
    )
})
