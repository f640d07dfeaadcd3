import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { NoticeRecord } from '@yuncang/shared/nouns/notice/contract'
import { Button, Card, Skeleton, Space } from 'antd'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { client, trpc } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { noticesRefreshed } from '../../api/notices.ts'
import { useHasScreen, useOpen } from '../../lib/tab.ts'
import { Facts } from '../../ui/facts.tsx'
import { StatusPage } from '../../ui/status-page.tsx'
import { StateTag } from './columns.tsx'
import { recordOf } from './target.ts'
import './notice.css'

const route = getRouteApi('/base/newRemind')

/**
 * One notice and the way to what it is about; where a click on a notice leads by default
 * (docs/domain/records.md#notices).
 */
export function NoticePage() {
  const { t } = useTranslation()
  const { id } = route.useSearch()
  return (
    <div className="page">
      <div className="page-head">
        <h1>{t('notice.view')}</h1>
      </div>
      <Card size="small" className="notice-page">
        {id === undefined ? (
          <>
            <p>{t('notice.noId')}</p>
            <ToList />
          </>
        ) : (
          <Notice id={id} />
        )}
      </Card>
    </div>
  )
}

function Notice({ id }: { id: string }) {
  const { data, error } = useQuery({
    ...trpc.notice.get.queryOptions({ id }),
    meta: { inPlace: true },
  })
  useRead(data)
  if (data) return <Loaded notice={data} />
  if (!error) return <Skeleton active paragraph={{ rows: 3 }} />
  return <StatusPage code={apiErrorOf(error).code} />
}

/** Who looks at a notice has read it. */
function useRead(notice: NoticeRecord | undefined): void {
  const unreadId = notice?.state === 'unread' ? notice.id : undefined
  useEffect(() => {
    if (unreadId === undefined) return
    // It stays unread when this fails, which the bell goes on saying.
    client.notice.markRead.mutate({ ids: [unreadId] }).then(noticesRefreshed, () => {})
  }, [unreadId])
}

function Loaded({ notice }: { notice: NoticeRecord }) {
  const { t } = useTranslation()
  const open = useOpen()
  const hasScreen = useHasScreen()
  const record = recordOf(notice, hasScreen)
  return (
    <>
      <p>{notice.message}</p>
      <Facts
        items={[
          [t('notice.field.title'), notice.title],
          [t('notice.field.state'), <StateTag key="state" state={notice.state} t={t} />],
          [t('notice.field.masterBillNo'), notice.masterBillNo],
          [t('notice.field.time'), notice.time],
        ]}
      />
      <Space>
        {record !== undefined && (
          <Button type="primary" onClick={() => open(record)}>
            {t('notice.open')}
          </Button>
        )}
        <ToList />
      </Space>
      {record === undefined && <p>{t('notice.noRecord')}</p>}
    </>
  )
}

function ToList() {
  const { t } = useTranslation()
  const open = useOpen()
  return <Button onClick={() => open('/notice')}>{t('notice.list')}</Button>
}
