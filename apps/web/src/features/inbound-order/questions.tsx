import { App } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

type Asked = {
  title?: string
  hint?: ReactNode
  questions: readonly string[]
  okText: string
  onOk: () => void
  onCancel?: () => void
}

/** Asks for figures to be looked at again, each in its sentence, before they are posted. */
export function useAsk(): (asked: Asked) => void {
  const { t } = useTranslation()
  const { modal } = App.useApp()
  return ({ title = t('inboundOrder.lookAgain'), hint, questions, okText, onOk, onCancel }) =>
    void modal.confirm({
      title,
      content: (
        <>
          {hint !== undefined && <p>{hint}</p>}
          {questions.length > 0 && (
            <ul className="questions">
              {questions.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
          )}
        </>
      ),
      okText,
      onOk,
      ...(onCancel && { onCancel }),
    })
}
