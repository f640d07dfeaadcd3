import { Button, Drawer, Space } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormBody } from './body.tsx'
import { useSaveKey } from './save-key.ts'
import { useLeaving } from './use-leaving.ts'
import type { RecordForm } from './use-record-form.ts'

const usualSize = 720

type Props = {
  title: string
  record: RecordForm
  canSave: boolean
  onReload: () => void
  onClose: () => void
  children: ReactNode
  /** Below the form, e.g. what belongs to the record. */
  more?: ReactNode
  /** Pixels; the window is the limit. */
  size?: number
}

/** A form beside the list that it was opened from: saves below, asks before it goes with something typed. */
export function FormDrawer(props: Props) {
  const { title, record, canSave, onReload, onClose, children, more, size = usualSize } = props
  const { t } = useTranslation()
  const close = useLeaving(record, onClose)
  const save = () => void record.submit()
  useSaveKey(canSave, save)
  return (
    <SideDrawer
      title={title}
      size={size}
      onClose={close}
      footer={
        <Space style={{ display: 'flex', justifyContent: 'flex-end' }}>
          <Button onClick={close}>{canSave ? t('action.cancel') : t('action.close')}</Button>
          {canSave && (
            <Button type="primary" loading={record.isSaving} onClick={save}>
              {t('action.save')}
            </Button>
          )}
        </Space>
      }
    >
      {/* Where nothing can be typed, the arrow keys still have to get to the end of it. */}
      <div {...(!canSave && { role: 'region', 'aria-label': title, tabIndex: 0 })}>
        <FormBody record={record} isDisabled={!canSave} onReload={onReload}>
          {children}
        </FormBody>
        {more}
      </div>
    </SideDrawer>
  )
}

type SideProps = {
  title: string
  size?: number
  onClose: () => void
  footer?: ReactNode
  children: ReactNode
}

/** The drawer alone, also for what is shown until the record is there. */
export function SideDrawer({ title, size = usualSize, onClose, footer, children }: SideProps) {
  return (
    <Drawer
      open
      // Over its own tab only: the menu and the other tabs stay within reach.
      getContainer={false}
      rootStyle={{ position: 'absolute' }}
      title={title}
      size={size}
      // A form over a form covers it; pushed aside, both would be cut off on a phone.
      push={false}
      styles={{ wrapper: { maxWidth: '100%' } }}
      onClose={onClose}
      footer={footer}
    >
      {children}
    </Drawer>
  )
}
