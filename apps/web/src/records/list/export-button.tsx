import { DownOutlined } from '@ant-design/icons'
import type { ExportedList } from '@yuncang/shared/exported-lists'
import { exportAtOnceRows } from '@yuncang/shared/nouns/job/rules'
import { App, Button, Dropdown, Space } from 'antd'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { download } from '../../api/files.ts'
import { jobsRefreshed } from '../../api/jobs.ts'
import { apiErrorOf } from '../../api/link.ts'

export type Exported = {
  list: ExportedList
  /** What the list is asked by, in its order; its pages are left out. */
  query: object
  /** The columns of the file for one on screen, where it is not that one. */
  columnsOf?: (key: string) => string[]
}

type Props = Exported & {
  /** The columns on screen, in their order; every column of the file without them. */
  visible?: readonly string[]
  /** How many records the filters find; undefined while nobody knows. */
  total: number | undefined
}

const paging = new Set(['current', 'size'])

/** Everything that a list finds, as a file: at once, or as a job when there is much of it. */
export function ExportButton({ list, query, columnsOf, visible, total = 0 }: Props) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const start = async (format: 'xlsx' | 'csv') => {
    const whole = Object.entries(query).filter(([key]) => !paging.has(key))
    const columns = columnsOf ? visible?.flatMap(columnsOf) : visible
    const asked = { ...Object.fromEntries(whole), ...(columns && { columns }), format }
    try {
      if (total <= exportAtOnceRows) return await download(`${list}.export`, asked)
      await client.job.exportList.mutate({ list, query: asked })
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
