import { Alert, Input, Modal, Progress } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StatusTag } from '../status-tag.tsx'
import type { Bulk, BulkAction } from './types.ts'

type Result<R> = { row: R; reason: string | undefined }
type Props<R> = {
  action: BulkAction<R>
  bulk: Bulk<R>
  /** As they were when the step was chosen. */
  rows: readonly R[]
  /** With the rows on which it was done. */
  onClose: (done: R[]) => void
}

/** Asks, runs row after row, and says of each what became of it. */
export function BulkRun<R>({ action, bulk, rows, onClose }: Props<R>) {
  const { t } = useTranslation()
  const [answer, setAnswer] = useState('')
  const [results, setResults] = useState<Result<R>[]>()
  const mustStop = useRef(false)
  const [isStopped, setStopped] = useState(false)
  const able = rows.filter((row) => action.refusal(row) === undefined)
  const refused = rows.flatMap((row) => {
    const reason = action.refusal(row)
    return reason === undefined ? [] : [{ row, reason }]
  })
  const isOver = results !== undefined && (results.length === able.length || isStopped)
  const done = (results ?? []).filter(({ reason }) => reason === undefined).map(({ row }) => row)

  const run = async () => {
    const gathered: Result<R>[] = []
    setResults([])
    for (const row of able) {
      if (mustStop.current) break
      // One after the other: each row is a use case of its own, and none should crowd out other people's work.
      const reason = await action.run(row, answer.trim()).then(
        () => undefined,
        (error: unknown) => bulk.reasonOf(error),
      )
      gathered.push({ row, reason })
      setResults([...gathered])
    }
    setStopped(mustStop.current)
  }
  const leave = () => {
    if (results && !isOver) mustStop.current = true
    else onClose(done)
  }
  const failed = (results ?? []).filter(({ reason }) => reason !== undefined)
  return (
    <Modal
      open
      title={t('grid.bulkTitle', { label: action.label, count: rows.length })}
      okText={results ? t('action.close') : action.label}
      okButtonProps={{
        danger: !results && action.danger === true,
        disabled: results
          ? !isOver
          : able.length === 0 || (action.ask !== undefined && answer.trim() === ''),
      }}
      cancelText={results ? t('grid.stop') : t('action.cancel')}
      cancelButtonProps={{ style: isOver ? { display: 'none' } : {} }}
      onOk={() => (results ? onClose(done) : void run())}
      onCancel={leave}
      mask={{ closable: false }}
    >
      {results ? (
        <>
          <Progress
            percent={Math.round((results.length / able.length) * 100)}
            status={isOver ? (failed.length > 0 ? 'exception' : 'success') : 'active'}
          />
          <p aria-live="polite">
            {t('grid.bulkDone', { done: done.length, failed: failed.length + refused.length })}
          </p>
        </>
      ) : (
        <>
          {refused.length > 0 && (
            <Alert
              type="warning"
              showIcon
              title={t('grid.bulkRefused', { able: able.length, count: refused.length })}
            />
          )}
          {action.ask !== undefined && (
            <Input.TextArea
              autoFocus
              rows={3}
              maxLength={500}
              style={{ marginBlock: 12 }}
              aria-label={action.ask}
              placeholder={action.ask}
              value={answer}
              onChange={(event) => setAnswer(event.target.value)}
            />
          )}
        </>
      )}
      <ResultList
        results={results ? [...failed, ...refused, ...done.map((row) => ({ row }))] : refused}
        nameOf={bulk.nameOf}
      />
    </Modal>
  )
}

type ListProps<R> = {
  results: readonly { row: R; reason?: string | undefined }[]
  nameOf: (row: R) => string
}

/** One line a row, what went wrong first. */
function ResultList<R>({ results, nameOf }: ListProps<R>) {
  const { t } = useTranslation()
  if (results.length === 0) return null
  return (
    <ul className="grid-results" tabIndex={0} aria-label={t('grid.results')}>
      {results.map(({ row, reason }, index) => (
        <li key={index}>
          <span>{nameOf(row)}</span>
          <StatusTag tone={reason === undefined ? 'good' : 'bad'} label={reason ?? t('grid.ok')} />
        </li>
      ))}
    </ul>
  )
}
