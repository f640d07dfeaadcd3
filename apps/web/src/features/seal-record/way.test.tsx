import { sealStatuses } from '@yuncang/shared/nouns/seal-record/rules'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { show } from '../../testing/show.tsx'
import { SealWay } from './way.tsx'
import { words } from './words.ts'

beforeAll(() => startLanguage([common, words]))

const { draft, submitted, rejected } = sealStatuses

const step = (id: string, realName: string, after?: number) => ({
  id,
  action: after === undefined ? 'create' : 'move',
  realName,
  time: `2026-11-24 1${id}:00:00`,
  fieldDiff: after === undefined ? {} : { status: { before: draft, after } },
})

test.each([
  [
    'one under way',
    submitted,
    [step('0', '小赵'), step('1', '小李', submitted)],
    '小李 11-24 11:00',
  ],
  [
    'a rejected one',
    rejected,
    [step('0', '小赵'), step('2', '老周', rejected)],
    '老周 11-24 12:00',
  ],
])('%s shows who brought it to its state and when', async (_what, status, history, who) => {
  const answers = { '/api/lh-wms/operateRecord/getRecordByBusinessId': history }
  await show(<SealWay record={{ id: 's1', status }} />, { answers })
  await expect.element(page.getByText(who)).toBeVisible()
})
