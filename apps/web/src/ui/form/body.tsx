import { toWireTime } from '@yuncang/shared/kernel/calendar'
import { Alert, Button, Form, Space } from 'antd'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { OfflineNotice } from '../offline-notice.tsx'
import { FormContext } from './context.ts'
import { FailureNote } from '../failure-note.tsx'
import { ConflictNotice, MergedNotice } from './conflict.tsx'
import type { RecordForm } from './use-record-form.ts'
import './form.css'

type Props = {
  record: RecordForm
  isDisabled?: boolean
  /** Offered when somebody else was faster. */
  onReload: () => void
  children: ReactNode
}

/** The fields of a form, below what has to be said of the whole of it. */
export function FormBody({ record, isDisabled = false, onReload, children }: Props) {
  const { form, initial, context, failure } = record
  // Forms of several tabs are in the page at the same time; their fields are told apart by it.
  const name = useId()
  return (
    <>
      {failure && !failure.isStale && <FailureNote message={failure.message} />}
      {!isDisabled && <OfflineNotice isSending={record.isSaving} />}
      {record.isBehind && <ConflictNotice record={record} onReload={onReload} />}
      <MergedNotice record={record} />
      <DraftOffer record={record} />
      <FormContext value={context}>
        <Form
          form={form}
          name={name}
          layout="vertical"
          initialValues={initial}
          disabled={isDisabled}
          onValuesChange={record.touch}
          onFinish={() => void record.submit()}
        >
          {children}
        </Form>
      </FormContext>
    </>
  )
}

function DraftOffer({ record: { offer } }: { record: RecordForm }) {
  const { t } = useTranslation()
  if (!offer) return null
  const time = toWireTime(new Date(offer.savedAt).toISOString()).slice(0, 'yyyy-MM-dd HH:mm'.length)
  return (
    <Alert
      type={offer.isOlder ? 'warning' : 'info'}
      showIcon
      role="status"
      className="form-notice"
      title={
        <Space wrap size={[16, 8]}>
          {offer.isOlder ? t('form.draft.older', { time }) : t('form.draft.found', { time })}
          <Space>
            <Button size="small" type="primary" onClick={offer.restore}>
              {t('form.draft.restore')}
            </Button>
            <Button size="small" onClick={() => void offer.discard()}>
              {t('form.draft.discard')}
            </Button>
          </Space>
        </Space>
      }
    />
  )
}
