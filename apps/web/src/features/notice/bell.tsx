import { BellOutlined } from '@ant-design/icons'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useUnreadNotices } from '../../api/notices.ts'
import { Tray } from '../../ui/tray.tsx'
import { useNotices } from './use-notices.ts'

const Unread = lazy(async () => ({ default: (await import('./unread.tsx')).UnreadNotices }))

/** How many notices wait, and the newest of them; `href` is the page that is shown. */
export function NoticeBell({ href }: { href: string | undefined }) {
  const { t } = useTranslation()
  useNotices(href)
  const { data } = useUnreadNotices()
  const count = data?.count ?? 0
  return (
    <Tray
      title={t('notice.bell')}
      label={count > 0 ? t('notice.bellWith', { count }) : t('notice.bell')}
      icon={<BellOutlined />}
      count={count}
      isUrgent
    >
      {(close) => (
        <Suspense>
          <Unread newest={data?.newest ?? []} onPicked={close} />
        </Suspense>
      )}
    </Tray>
  )
}
