import type { NoticeRecord } from '@yuncang/shared/nouns/notice/contract'
import { App, Button } from 'antd'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { noticesRefreshed } from '../../api/notices.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { useHasScreen, useOpen } from '../../lib/tab.ts'
import { pageOf } from './target.ts'
import './notice.css'

type Props = { newest: readonly NoticeRecord[]; onPicked: () => void }

/** The newest notices that wait, and the way to all of them. */
export function UnreadNotices({ newest, onPicked }: Props) {
  const { t } = useTranslation()
  const { notification } = App.useApp()
  const open = useOpen()
  const hasScreen = useHasScreen()
  const markAll = useMutation({
    ...trpc.notice.markAllRead.mutationOptions(),
    onSettled: noticesRefreshed,
  })
  const go = (href: string) => {
    onPicked()
    open(href)
  }
  const mark = useMutation({
    ...trpc.notice.markRead.mutationOptions(),
    onSettled: noticesRefreshed,
  })
  const pick = (notice: NoticeRecord) => {
    mark.mutate({ ids: [notice.id] })
    go(pageOf(notice, hasScreen))
  }
  // What is told here is not shown beside it any longer, where it would lie on this list.
  useEffect(() => {
    for (const { id } of newest) notification.destroy(id)
  }, [newest, notification])
  return (
    <>
      {newest.length === 0 && <p className="tray-none">{t('notice.none')}</p>}
      <ul className="notice-list">
        {newest.map((notice) => (
          <li key={notice.id}>
            <button type="button" onClick={() => pick(notice)}>
              <span className="notice-head">
                <strong>{notice.title}</strong>
                <time>{notice.time}</time>
              </span>
              <span>{notice.message}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="notice-foot">
        <Button
          type="link"
          disabled={newest.length === 0}
          loading={markAll.isPending}
          onClick={() => markAll.mutate({})}
        >
          {t('notice.markAll')}
        </Button>
        <Button type="link" onClick={() => go('/notice')}>
          {t('notice.all')}
        </Button>
      </div>
    </>
  )
}
