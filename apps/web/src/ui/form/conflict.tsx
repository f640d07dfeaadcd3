import { Alert, Button, Segmented, Space } from 'antd'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import './form.css'
import type { RecordForm } from './use-record-form.ts'
import { WhoChanged } from './who-changed-context.ts'

type Props = { record: RecordForm; onReload: () => void }

/** Somebody else was faster: who it was, and whether one's own changes go over theirs or fall away. */
export function ConflictNotice({ record, onReload }: Props) {
  const { t } = useTranslation()
  const whoChanged = useContext(WhoChanged)
  const { slot, isDirty } = record
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      className="form-notice"
      title={t('form.conflict.title')}
      description={
        <>
          <Space wrap>
            {isDirty && (
              <Button
                size="small"
                type="primary"
                onClick={() => {
                  record.carryOver()
                  onReload()
                }}
              >
                {t('form.conflict.keepMine')}
              </Button>
            )}
            <Button
              size="small"
              onClick={() => {
                void record.giveUp().then(onReload)
              }}
            >
              {t('form.conflict.takeTheirs')}
            </Button>
          </Space>
          {/* Below the buttons: it comes a moment later, and must not move them away under the pointer. */}
          {slot && whoChanged(slot)}
        </>
      }
    />
  )
}

/** One's own changes stand over the newest version; of fields that both changed, either value can be taken. */
export function MergedNotice({ record }: { record: RecordForm }) {
  const { t, i18n } = useTranslation()
  const { merged, slot } = record
  if (!merged) return null
  const labelOf = (name: string) => {
    const key = `${slot?.form}.field.${name}`
    return i18n.exists(key) ? t(key) : name
  }
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      className="form-notice"
      title={t('form.conflict.merged')}
      description={merged.both.map((name) => (
        <div key={name}>
          <Space>
            {labelOf(name)}
            <Segmented
              size="small"
              aria-label={labelOf(name)}
              options={[
                { value: 'mine', label: t('form.conflict.mine') },
                { value: 'theirs', label: t('form.conflict.theirs') },
              ]}
              onChange={(whose) => merged.choose(name, whose === 'mine')}
            />
          </Space>
        </div>
      ))}
    />
  )
}
