import { BellOutlined } from '@ant-design/icons'
import { Button, Drawer, Popover } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUnreadNotices } from '../../api/notices.ts'
import { useSizeClass } from '../../lib/size-class.ts'
import { useNotices } from './use-notices.ts'

const Unread = lazy(async () => ({ default: (await import('./unread.tsx')).UnreadNotices }))
const countedTo = 99

/** How many notices wait, and the newest of them. */
export function NoticeBell() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const isPhone = useSizeClass() === 0
  useNotices()
  const { data } = useUnreadNotices()
  const count = data?.count ?? 0
  const list = (
    <Suspense>
      <Unread newest={data?.newest ?? []} onPicked={() => setOpen(false)} />
    </Suspense>
  )
  const button = (
    <Button
      type="text"
      aria-label={count > 0 ? t('notice.bellWith', { count }) : t('notice.bell')}
      aria-expanded={isOpen}
      icon={
        <span className="job-icon">
          <BellOutlined />
          {count > 0 && (
            <span className="job-count notice-count">
              {count > countedTo ? `${countedTo}+` : count}
            </span>
          )}
        </span>
      }
      {...(isPhone && { onClick: () => setOpen(true) })}
    />
  )
  if (isPhone) {
    return (
      <>
        {button}
        <Drawer
          open={isOpen}
          placement="bottom"
          size="75%"
          title={t('notice.bell')}
          onClose={() => setOpen(false)}
        >
          {list}
        </Drawer>
      </>
    )
  }
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      title={t('notice.bell')}
      content={<div className="job-tray">{list}</div>}
    >
      {button}
    </Popover>
  )
}
