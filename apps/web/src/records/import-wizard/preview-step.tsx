import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ImportBatch, ImportFinding } from '@yuncang/shared/contracts/import-batch'
import { Alert, App, Button, Segmented, Table, type TableProps, type TableRef } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { download } from '../../api/files.ts'
import { apiErrorOf } from '../../api/link.ts'

const pageSize = 50
const tableHeight = 360

/** Whoever has no mouse scrolls the rows by keys, once they can be reached. */
const reachable = (table: TableRef | null) =>
  table?.nativeElement.querySelector('.ant-table-body')?.setAttribute('tabindex', '0')

type Line = { row: number; cells: string[]; findings: ImportFinding[] }
type Props = { batch: ImportBatch; onAdjust: () => void }

/** The rows as they stand in the file, wrong cells with their reasons; all of it can be taken over, or nothing. */
export function PreviewStep({ batch, onAdjust }: Props) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const isWrong = batch.findingCount > 0
  const [bad, setBad] = useState<0 | 1>(isWrong ? 1 : 0)
  const [current, setCurrent] = useState(1)
  const rows = useQuery({
    ...trpc.importBatch.rows.queryOptions({ id: batch.id, current, size: pageSize, bad }),
    placeholderData: keepPreviousData,
  })
  const used = batch.mapping.filter(({ keys }) => keys.length > 0)
  const getCorrected = () => {
    download('importBatch.correctedFile', { id: batch.id }).catch((error: unknown) =>
      message.error(apiErrorOf(error).message),
    )
  }
  return (
    <>
      <p className="import-found">
        {t('importWizard.found', {
          sheet: batch.sheets[batch.sheetNo ?? 0]?.name ?? '',
          row: batch.headerRow ?? 0,
          known: used.length,
          all: batch.mapping.length,
        })}{' '}
        <Button type="link" size="small" onClick={onAdjust}>
          {t('importWizard.adjust')}
        </Button>
      </p>
      {batch.sameAs && (
        <Alert
          type="info"
          showIcon
          title={t('importWizard.sameFile', {
            time: batch.sameAs.publishTime,
            name: batch.sameAs.fileName,
          })}
        />
      )}
      {isWrong ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('importWizard.wrong', { count: batch.findingCount, rows: batch.badRows })}
          description={t('importWizard.whole')}
        />
      ) : (
        <Alert
          type="success"
          showIcon
          role="status"
          title={t('importWizard.clean', { count: batch.rowCount })}
        />
      )}
      {isWrong && (
        <div className="import-choices">
          <Segmented<0 | 1>
            value={bad}
            onChange={(next) => {
              setBad(next)
              setCurrent(1)
            }}
            options={[
              { value: 1, label: t('importWizard.onlyWrong', { count: batch.badRows }) },
              { value: 0, label: t('importWizard.all', { count: batch.rowCount }) },
            ]}
          />
          <Button onClick={getCorrected}>{t('importWizard.corrected')}</Button>
        </div>
      )}
      <Table<Line>
        ref={reachable}
        size="small"
        className="import-rows"
        rowKey="row"
        loading={rows.isLoading}
        dataSource={rows.data?.records ?? []}
        columns={useColumns(batch, isWrong)}
        scroll={{ x: 'max-content', y: tableHeight }}
        pagination={{
          current,
          pageSize,
          total: rows.data?.total ?? 0,
          onChange: setCurrent,
          hideOnSinglePage: true,
          showSizeChanger: false,
        }}
      />
    </>
  )
}

function useColumns(
  batch: ImportBatch,
  isWrong: boolean,
): NonNullable<TableProps<Line>['columns']> {
  const { t } = useTranslation()
  const titles = new Map(batch.columns.map(({ key, title }) => [key, title]))
  const reasons = {
    title: t('importWizard.reason'),
    key: 'reason',
    width: 280,
    render: (_: unknown, { findings }: Line) => (
      <ul className="import-reasons">
        {findings.map(({ column, path, message }) => (
          <li key={`${column} ${path} ${message}`}>
            {column !== '' && <b>{column}</b>} {message}
          </li>
        ))}
      </ul>
    ),
  }
  const used = batch.mapping.filter(({ keys }) => keys.length > 0)
  return [
    { title: t('importWizard.row'), dataIndex: 'row', width: 56, fixed: 'left' as const },
    ...(isWrong ? [reasons] : []),
    ...used.map(({ position, letter, heading, keys }) => ({
      key: letter,
      title: (
        <span className="import-heading">
          <b>{letter}</b> {keys.map((key) => titles.get(key) ?? key).join(' / ')}
          <small>{heading}</small>
        </span>
      ),
      onCell: ({ findings }: Line) => {
        const finding = findings.find(({ column }) => column === letter)
        return finding ? { className: 'import-bad', title: finding.message } : {}
      },
      render: (_: unknown, { cells }: Line) => cells[position] ?? '',
    })),
  ]
}
