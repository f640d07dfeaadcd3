import { App } from 'antd'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { TabStop } from './tab-stop.ts'

/** A number that people copy: mono, never wrapped, one click copies it. */
export function CodeText({ value }: { value: string }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const tabIndex = useContext(TabStop)
  if (value === '') return null
  return (
    <button
      type="button"
      className="code-text"
      tabIndex={tabIndex}
      title={t('action.copy')}
      onClick={(event) => {
        event.stopPropagation()
        void navigator.clipboard.writeText(value).then(() => message.success(t('action.copied')))
      }}
    >
      {value}
    </button>
  )
}
