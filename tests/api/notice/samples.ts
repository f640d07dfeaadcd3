import type { Sample } from '../../contract/sample.ts'
import type { TestApp } from '../../support/app.ts'

/** What the auditor was told about an order that waits. */
export async function noticeWorld(app: TestApp) {
  const { newest } = await app.data('notice.unread', {}, 'sh')
  return { noticeId: String(newest[0].id) }
}
type NoticeWorld = Awaited<ReturnType<typeof noticeWorld>>

export const noticeSamples: Record<string, Sample<NoticeWorld>> = {
  'notice.page': { as: 'kf', input: () => ({ current: 1, size: 5, state: 'unread' }) },
  'notice.get': { as: 'sh', input: ({ noticeId }) => ({ id: noticeId }) },
  'notice.unread': { as: 'kf' },
  'notice.markRead': { as: 'sh', input: ({ noticeId }) => ({ ids: [noticeId] }) },
  'notice.markAllRead': { as: 'kf' },
  'notice.test': { as: 'kf', input: () => ({ message: '测试' }) },
}
