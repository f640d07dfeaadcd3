import { DownOutlined } from '@ant-design/icons'
import { exportAtOnceRows, type ExportedList } from '@yuncang/shared/domain/job'
import { App, Button, Dropdown, Space } from 'antd'
import { useTranslation } from 'react-i18next'
import { client } from '../api/client.ts'
import { download } from '../api/files.ts'
import { jobsRefreshed } from '../api/jobs.ts'
import { apiErrorOf } from '../api/link.ts'

type Props = {
  list: ExportedList
  /** The filters of the list. */
  filters: object
  /** Those on screen, in their order. */
  columns: string[]
  /** How many records the filters find; undefined while nobody knows. */
  total: number | undefined
}

/** Everything that a list finds, as a file: at once, or as a job when there is much of it. */
export function ExportButton({ list, filters, columns, total = 0 }: Props) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const start = async (format: 'xlsx' | 'csv') => {
    const query = { ...filters, columns, format }
    try {
      if (total <= exportAtOnceRows) return await download(`${list}.export`, query)
      await client.job.exportList.mutate({ list, query })
      void message.info(t('job.exportStarted'))
      await jobsRefreshed()
    } catch (error) {
      void message.error(apiErrorOf(error).message)
    }
  }
  const others = [{ key: 'csv', label: t('list.asCsv') }]
  return (
    <Space.Compact>
      <Button onClick={() => void start('xlsx')}>{t('action.export')}</Button>
      <Dropdown trigger={['click']} menu={{ items: others, onClick: () => void start('csv') }}>
        <Button icon={<DownOutlined />} aria-label={t('list.otherFormats')} />
      </Dropdown>
    </Space.Compact>
  )
}
