import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { counted } from '../../lib/language.ts'
import { RecordList } from '../../ui/record-list.tsx'
import type { PaperOf } from './print-button.tsx'

/** Who printed a record when; nothing as long as nobody has. */
export function CopyList(of: PaperOf) {
  const { t } = useTranslation()
  const { data = [] } = useQuery(trpc.paper.copies.queryOptions(of))
  if (data.length === 0) return null
  return (
    <div className="card">
      <RecordList
        title={counted(t('paper.copies'), data.length)}
        empty=""
        items={data.map(({ id, times, locale, pages, realName, time }) => ({
          key: id,
          title: t('paper.times', { times }),
          details: [
            locale === 'en' ? t('paper.english') : t('paper.chinese'),
            t('paper.pages', { pages }),
            realName,
            time,
          ],
        }))}
      />
    </div>
  )
}
