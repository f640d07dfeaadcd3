import type { SignInTenant } from '@yuncang/shared/nouns/session/contract'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { show } from '../../testing/show.tsx'
import { useNotices } from './use-notices.ts'
import { words } from './words.ts'

/** The socket of the page, whose other end is the test. */
class Line {
  static last: Line | undefined
  onmessage: ((event: { data: string }) => void) | null = null
  send = vi.fn<(text: string) => void>()
  close = vi.fn<() => void>()
  constructor() {
    Line.last = this
  }
}

beforeAll(() => startLanguage([common, words]))
beforeEach(() => vi.stubGlobal('WebSocket', Line))

function Frame() {
  useNotices('/wel/index')
  return null
}
const says = (id: string, message: string, more: object = {}) => {
  const notice = { id, title: '出库订单', message, lhTenantNode: 'WMS_DEMO', allTenant: false }
  Line.last!.onmessage!({ data: JSON.stringify({ type: 'notice', ...notice, ...more }) })
}

test('a notice of somebody else is shown at once, one of an own step waits in the list', async () => {
  await show(<Frame />, {
    session: { tenant: { dataNode: 'WMS_DEMO' } as SignInTenant }, // it looks at nothing else
    answers: { '/app-config.json': () => Response.json({ env: 'prod' }) },
  })
  await expect.poll(() => Line.last?.onmessage).toBeTruthy()
  says('n1', '车辆 鲁B12345 待入场', { isOwn: true })
  says('n2', '车辆 鲁B12346 待入场')
  await expect.element(page.getByText('车辆 鲁B12346 待入场')).toBeVisible()
  await expect.element(page.getByText('车辆 鲁B12345 待入场')).not.toBeInTheDocument()
})
