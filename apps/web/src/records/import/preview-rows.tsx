import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ImportBatch } from '@yuncang/shared/nouns/import-batch/contract'
import { Table, type TableProps, type TableRef } from 'antd'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { columnsToSee, textAt, withEdit, type Edits, type FileColumn, type Line } from './cells.ts'

const pageSize = 50
const tableHeight = 360

/** Which rows are looked at. */
export type Shown = 'wrong' | 'doubtful' | 'all'

/** Whoever has no mouse scrolls the rows by keys, once they can be reached. */
const reachable = (table: TableRef | null) =>
  table?.nativeElement.querySelector('.ant-table-body')?.setAttribute('tabindex', '0')

type Finding = Line['findings'][number]
export type Choose = (choice: NonNullable<Finding['choice']>) => ReactNode

type Props = {
  batch: ImportBatch
  shown: Shown
  edits: Edits
  onEdit: (edits: Edits) => void
  /** Where somebody says which record a name means. */
  choose: Choose
}

/** The rows as they stand in the file, what is said of them beside them; wrong and doubtful ones can be written over. */
export function PreviewRows({ batch, shown, edits, onEdit, choose }: Props) {
  const [current, setCurrent] = useState(1)
  const rows = useQuery({
    ...trpc.importBatch.rows.queryOptions({
      id: batch.id,
      current,
      size: pageSize,
      bad: shown === 'wrong' ? 1 : 0,
      doubtful: shown === 'doubtful' ? 1 : 0,
    }),
    placeholderData: keepPreviousData,
    // Each time the file is judged anew its rows are others.
    staleTime: 0,
    gcTime: 0,
  })
  const lines: Line[] = rows.data?.records ?? []
  const columns = useColumns(batch, lines, { shown, edits, onEdit, choose })
  return (
    <Table<Line>
      ref={reachable}
      size="small"
      className="import-rows"
      rowKey="row"
      loading={rows.isLoading}
      dataSource={lines}
      columns={columns}
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
  )
}

type Columns = NonNullable<TableProps<Line>['columns']>

function useColumns(
  batch: ImportBatch,
  lines: readonly Line[],
  { shown, edits, onEdit, choose }: Omit<Props, 'batch'>,
): Columns {
  const { t } = useTranslation()
  const titles = new Map(batch.columns.map(({ key, title }) => [key, title]))
  const isEditable = shown !== 'all'
  const reasons: Columns[number] = {
    title: t(shown === 'doubtful' ? 'importWizard.doubt' : 'importWizard.reason'),
    key: 'reason',
    // On a phone the cell that is meant is seen beside it.
    width: 'min(300px, 50vw)',
    render: (_: unknown, { findings }: Line) => <Reasons findings={findings} choose={choose} />,
  }
  const titleOf = ({ letter, keys, heading }: FileColumn) => (
    <span className="import-heading">
      <b>{letter}</b> {keys.map((key) => titles.get(key) ?? key).join(' / ')}
      <small>{heading}</small>
    </span>
  )
  return [
    { title: t('importWizard.row'), dataIndex: 'row', width: 56, fixed: 'left' },
    ...(batch.badRows + batch.doubtfulRows > 0 ? [reasons] : []),
    ...columnsToSee(batch.mapping, isEditable ? lines : []).map((column): Columns[number] => ({
      key: column.letter,
      title: titleOf(column),
      onCell: (line: Line) => styleOf(line, column),
      render: (_: unknown, line: Line) =>
        isEditable ? (
          <input
            className="import-cell"
            aria-label={t('importWizard.cell', { letter: column.letter, row: line.row })}
            maxLength={500}
            value={textAt(edits, line, column.position)}
            onChange={({ target }) => onEdit(withEdit(edits, line, column.position, target.value))}
          />
        ) : (
          (line.cells[column.position] ?? '')
        ),
    })),
  ]
}

function styleOf({ findings }: Line, { letter }: FileColumn) {
  const own = findings.filter(({ column }) => column === letter)
  const finding = own.find(({ level }) => level === 'error') ?? own[0]
  if (!finding) return {}
  return {
    className: finding.level === 'error' ? 'import-bad' : 'import-doubtful',
    title: finding.message,
  }
}

function Reasons({ findings, choose }: { findings: readonly Finding[]; choose: Choose }) {
  return (
    <ul className="import-reasons">
      {findings.map(({ column, path, message, level, choice }) => (
        <li key={`${column} ${path} ${message}`} className={`is-${level}`}>
          {column !== '' && <b>{column}</b>} {message}
          {choice && <span className="import-choice">{choose(choice)}</span>}
        </li>
      ))}
    </ul>
  )
}
