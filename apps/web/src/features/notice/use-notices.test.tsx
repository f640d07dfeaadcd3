import type { NoticeRecord } from '@yuncang/shared/nouns/notice/contract'
import type { SignInTenant } from '@yuncang/shared/nouns/session/contract'
import { useState, type ReactNode } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { show } from '../../testing/show.tsx'
import '../../shell/frame.css'
import { UnreadNotices } from './unread.tsx'
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
  return <header className="top-bar" />
}
const says = (id: string, message: string, more: object = {}) => {
  const notice = { id, title: '出库订单', message, lhTenantNode: 'WMS_DEMO', allTenant: false }
  Line.last!.onmessage!({ data: JSON.stringify({ type: 'notice', ...notice, ...more }) })
}

async function listen(besides?: ReactNode): Promise<void> {
  const parts = (
    <>
      <Frame />
      {besides}
    </>
  )
  await show(parts, {
    session: { tenant: { dataNode: 'WMS_DEMO' } as SignInTenant }, // it looks at nothing else
    answers: { '/app-config.json': () => Response.json({ env: 'prod' }) },
  })
  await expect.poll(() => Line.last?.onmessage).toBeTruthy()
}

test('a notice of somebody else is shown at once, one of an own step waits in the list', async () => {
  await listen()
  says('n1', '车辆 鲁B12345 待入场', { isOwn: true })
  says('n2', '车辆 鲁B12346 待入场')
  await expect.element(page.getByText('车辆 鲁B12346 待入场')).toBeVisible()
  await expect.element(page.getByText('车辆 鲁B12345 待入场')).not.toBeInTheDocument()
})

test('it comes below the top bar, whose bell and menus can be clicked meanwhile', async () => {
  await listen()
  says('n1', '车辆 鲁B12346 待入场')
  await expect.element(page.getByText('车辆 鲁B12346 待入场')).toBeVisible()
  const bar = page.getByRole('banner').element().getBoundingClientRect()
  const notice = document.querySelector('.ant-notification-notice')!.getBoundingClientRect()
  expect(notice.top).toBeGreaterThanOrEqual(bar.bottom)
})

/** The list of the bell, opened by hand. */
function Bell({ waiting }: { waiting: NoticeRecord }) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <UnreadNotices newest={[waiting]} onPicked={() => {}} />
  return <button onClick={() => setOpen(true)}>通知提醒</button>
}

test('once the list of the bell tells it, it is not shown above the list any longer', async () => {
  const message = '车辆 鲁B12346 待入场'
  await listen(<Bell waiting={{ id: 'n1', title: '出库订单', message } as NoticeRecord} />)
  says('n1', message)
  says('n2', '车辆 鲁B12347 待入场')
  const shown = page.getByRole('alert')
  await expect.element(shown.filter({ hasText: 'B12346' })).toBeVisible()
  await page.getByRole('button', { name: '通知提醒' }).click()
  await expect.element(page.getByRole('listitem').getByText(message)).toBeVisible()
  await expect.element(shown.filter({ hasText: 'B12346' })).not.toBeInTheDocument()
  await expect.element(shown.filter({ hasText: 'B12347' })).toBeVisible()
})
