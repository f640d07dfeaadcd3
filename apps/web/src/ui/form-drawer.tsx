import { Alert, App, Button, Drawer, Space } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useUnsaved } from '../lib/tab.ts'

type Props = {
  title: string
  /** A call is under way. */
  loading: boolean
  /** What the server said of the whole form. */
  submitError: ReactNode
  /** Something was typed that is not saved. */
  isDirty: boolean
  canSave: boolean
  onSave: () => void
  onClose: () => void
  children: ReactNode
}

/** The shell of every form in a drawer: saves below, asks before it throws typing away. */
export function FormDrawer({
  title,
  loading,
  submitError,
  isDirty,
  canSave,
  onSave,
  onClose,
  children,
}: Props) {
  const { t } = useTranslation()
  const { modal } = App.useApp()
  useUnsaved(isDirty)

  const close = () => {
    if (!isDirty) {
      onClose()
      return
    }
    void modal.confirm({
      title: t('form.unsaved'),
      okText: t('form.leave'),
      cancelText: t('form.stay'),
      onOk: onClose,
    })
  }
  return (
    <Drawer
      open
      // Over its own tab only: the menu and the other tabs stay within reach.
      getContainer={false}
      rootStyle={{ position: 'absolute' }}
      title={title}
      size={720}
      // A form over a form covers it; pushed aside, both would be cut off on a phone.
      push={false}
      styles={{ wrapper: { maxWidth: '100vw' } }}
      onClose={close}
      footer={
        <Space style={{ display: 'flex', justifyContent: 'flex-end' }}>
          <Button onClick={close}>{canSave ? t('action.cancel') : t('action.close')}</Button>
          {canSave && (
            <Button type="primary" loading={loading} onClick={onSave}>
              {t('action.save')}
            </Button>
          )}
        </Space>
      }
    >
      {submitError && (
        <Alert
          type="error"
          showIcon
          style={{ marginBottom: 16 }}
          title={submitError}
          role="alert"
        />
      )}
      {children}
    </Drawer>
  )
}
