import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormBody } from './body.tsx'
import { useSaveKey } from './save-key.ts'
import { useLeaving } from './use-leaving.ts'
import type { RecordForm } from './use-record-form.ts'

type Props = {
  title: string
  record: RecordForm
  /** What follows saving, done together with it, e.g. that the order is submitted. */
  submission?: { label: string; more: object }
  /** What saving means here, where it is more than keeping what was typed. */
  saveLabel?: string
  onReload: () => void
  onClose: () => void
  children: ReactNode
}

/** A form that is a page of its own, with its actions always in view. */
export function FormPage(props: Props) {
  const { title, record, submission, saveLabel, onReload, onClose, children } = props
  const { t } = useTranslation()
  const close = useLeaving(record, onClose)
  const save = () => void record.submit()
  useSaveKey(true, save)
  return (
    <div className="form-page">
      <h1>{title}</h1>
      <FormBody record={record} onReload={onReload}>
        {children}
      </FormBody>
      <footer>
        <Button onClick={close}>{t('action.cancel')}</Button>
        <Button
          type={submission ? 'default' : 'primary'}
          loading={record.isSaving}
          title={t('form.saveKey')}
          onClick={save}
        >
          {saveLabel ?? t('action.save')}
        </Button>
        {submission && (
          <Button
            type="primary"
            disabled={record.isSaving}
            onClick={() => void record.submit(submission.more)}
          >
            {submission.label}
          </Button>
        )}
      </footer>
    </div>
  )
}

/** Fields that stand together on the clerk's paper, in two columns where there is room, in three from 1280 px on. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card form-section">
      <h2>{title}</h2>
      <div className="form-columns">{children}</div>
    </section>
  )
}
