import { createRoute } from '@tanstack/react-router'
import { screensWith } from '../../routes/lazy.ts'
import { rootRoute } from '../../routes/root.tsx'
import { noticeSearch, oneNoticeSearch } from './search.ts'

const screen = screensWith(() => import('./words.ts'))

const noticeListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/notice',
  staticData: {
    right: 'notice:read',
    title: { key: 'notice.title', zh: '通知提醒', en: 'Notices' },
  },
  validateSearch: noticeSearch,
  component: screen(() => import('./list.tsx'), 'NoticeList'),
})

const noticeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/base/newRemind',
  staticData: { right: 'notice:read', title: { key: 'notice.view', zh: '通知详情', en: 'Notice' } },
  validateSearch: oneNoticeSearch,
  component: screen(() => import('./page.tsx'), 'NoticePage'),
})

export const noticeScreens = [noticeListRoute, noticeRoute] as const
