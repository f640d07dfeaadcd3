import type { FieldIssue } from '@yuncang/shared/errors'
import { Alert, Button, Modal, Progress, Space, Table, Upload } from 'antd'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { OnceButton } from './once-button.tsx'

type Failure = { message: string; issues: readonly FieldIssue[] }

type Props = {
  title: string
  onTemplate: () => void
  /** Sends the file; gives the sentence of success, or throws what `failureOf` reads. */
  onFile: (file: File, onProgress: (share: number) => void) => Promise<ReactNode>
  failureOf: (error: unknown) => Failure
  onClose: () => void
  /** Stands above everything, e.g. a choice of what to import. */
  children?: ReactNode
}

/** Import of a workbook: template, drop, progress, then the result or every error by row, column and reason. */
export function ImportDialog({ title, onTemplate, onFile, failureOf, onClose, children }: Props) {
  const { t } = useTranslation()
  const [progress, setProgress] = useState<number>()
  const [result, setResult] = useState<ReactNode>()
  const [failure, setFailure] = useState<Failure>()

  const send = async (file: File) => {
    setResult(undefined)
    setFailure(undefined)
    setProgress(0)
    try {
      setResult(await onFile(file, setProgress))
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      setProgress(undefined)
    }
  }
  return (
    <Modal
      open
      title={title}
      width={720}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('action.close')}</Button>}
    >
      <Space orientation="vertical" size="middle" style={{ display: 'flex' }}>
        {children}
        <OnceButton onClick={onTemplate}>{t('action.template')}</OnceButton>
        <Upload.Dragger
          accept=".xlsx,.csv"
          multiple={false}
          showUploadList={false}
          disabled={progress !== undefined}
          beforeUpload={(file) => {
            void send(file)
            return false
          }}
        >
          <p style={{ fontSize: 16, margin: '8px 0' }}>
            {failure ? t('import.again') : t('import.drop')}
          </p>
          <p style={{ margin: '8px 0' }}>{t('import.hint')}</p>
        </Upload.Dragger>
        {progress !== undefined && (
          <div role="status">
            {t('import.reading')}
            <Progress
              percent={Math.round(progress * 100)}
              showInfo={false}
              aria-label={t('import.reading')}
            />
          </div>
        )}
        {result !== undefined && <Alert type="success" showIcon title={result} role="status" />}
        {failure && <Failures failure={failure} />}
      </Space>
    </Modal>
  )
}

function Failures({ failure }: { failure: Failure }) {
  const { t } = useTranslation()
  return (
    <Space orientation="vertical" style={{ display: 'flex' }}>
      <Alert type="error" showIcon title={failure.message} role="alert" />
      {failure.issues.length > 0 && (
        <Table
          size="small"
          rowKey={(issue) => `${issue.row} ${issue.column} ${issue.message}`}
          dataSource={[...failure.issues]}
          pagination={{ pageSize: 50, hideOnSinglePage: true, showSizeChanger: false }}
          scroll={{ y: 320 }}
          columns={[
            { title: t('import.row'), dataIndex: 'row', width: 72 },
            { title: t('import.column'), dataIndex: 'column', width: 72 },
            { title: t('import.reason'), dataIndex: 'message' },
          ]}
        />
      )}
    </Space>
  )
}
