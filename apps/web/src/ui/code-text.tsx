import { CopyOutlined } from '@ant-design/icons'
import { App } from 'antd'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import './code-text.css'
import { TabStop } from './tab-stop.ts'

/** A number that people copy: mono, never wrapped. In a list it leads to its record; the small button copies it. */
export function CodeText({ value }: { value: string }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const tabIndex = useContext(TabStop)
  if (value === '') return null
  return (
    <span className="code">
      <span className="code-text">{value}</span>
      <button
        type="button"
        className="code-copy"
        tabIndex={tabIndex}
        title={t('action.copy')}
        aria-label={t('action.copyOf', { value })}
        onClick={(event) => {
          event.stopPropagation()
          void navigator.clipboard.writeText(value).then(() => message.success(t('action.copied')))
        }}
      >
        <CopyOutlined aria-hidden />
      </button>
    </span>
  )
}
