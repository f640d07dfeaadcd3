import { billStatuses } from '@yuncang/shared/nouns/bill/rules'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { show } from '../../testing/show.tsx'
import { BillWay } from './way.tsx'
import { words } from './words.ts'

beforeAll(() => startLanguage([common, words]))

const { audited, draft, invoiced, partlyPaid, rejected, submitted } = billStatuses

const step = (hour: number, realName: string, after?: number) => ({
  id: String(hour),
  action: after === undefined ? 'create' : 'move',
  realName,
  time: `2026-11-24 ${hour}:00:00`,
  fieldDiff: after === undefined ? {} : { status: { before: draft, after } },
})
const history = [step(10, '小钱'), step(11, '小孙', submitted), step(12, '老周', audited)]

test.each([
  ['one under way', audited, history, ['小钱 11-24 10:00', '小孙 11-24 11:00', '老周 11-24 12:00']],
  ['a rejected one', rejected, [...history, step(13, '老吴', rejected)], ['老吴 11-24 13:00']],
  [
    'one that is paid in part',
    partlyPaid,
    [...history, step(14, '小郑', invoiced), step(15, '小王', partlyPaid)],
    ['小郑 11-24 14:00'],
  ],
])(
  'the way of %s says who brought the bill to its states and when',
  async (_of, status, steps, who) => {
    const answers = { '/api/lh-wms/operateRecord/getRecordByBusinessId': steps }
    await show(<BillWay bill={{ id: 'b1', status }} />, { answers })
    for (const each of who) await expect.element(page.getByText(each)).toBeVisible()
  },
)
