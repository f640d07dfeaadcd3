import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import type { RecordForm } from './use-record-form.ts'

/** Closes a form; asks first when something typed is not saved. */
export function useLeaving(record: RecordForm, onClose: () => void): () => void {
  const { t } = useTranslation()
  const { modal } = App.useApp()
  const leave = () => {
    record.leave()
    onClose()
  }
  return () => {
    if (!record.isDirty) leave()
    else
      void modal.confirm({
        title: t('form.unsaved'),
        content: t('form.draft.kept'),
        okText: t('form.leave'),
        cancelText: t('form.stay'),
        onOk: leave,
      })
  }
}
