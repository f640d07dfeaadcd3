import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { RecordList } from '../../ui/record-list.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { cureOf } from './cures.ts'

/** What is missing of a month, each line with the way to its cure. */
export function Missing({ period }: { period: string }) {
  const { t } = useTranslation()
  const { data } = useQuery(trpc.monthClose.missing.queryOptions({ id: period }))
  if (!data) return <Skeleton active />
  return (
    <RecordList
      title={t('monthClose.missing')}
      empty={t('monthClose.nothingMissing')}
      items={data.map(({ kind, count, isBlocking }) => ({
        key: kind,
        title: <Link {...cureOf(kind, period)}>{t(`monthClose.lack.${kind}`, { count })}</Link>,
        tag: (
          <StatusTag
            tone={isBlocking ? 'bad' : 'waiting'}
            label={t(isBlocking ? 'monthClose.blocks' : 'monthClose.blocksNot')}
          />
        ),
        details: [t(`monthClose.cure.${kind}`)],
      }))}
    />
  )
}
