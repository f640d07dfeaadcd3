import { useTranslation } from 'react-i18next'
import { StepTimeline } from '../../common/step-timeline.tsx'

const actionKeys = {
  create: 'inboundOrder.action.create',
  update: 'inboundOrder.action.update',
  import: 'inboundOrder.action.import',
  submit: 'inboundOrder.action.submit',
  pass: 'inboundOrder.action.pass',
  reject: 'inboundOrder.action.reject',
} as const

const isKnown = (action: string): action is keyof typeof actionKeys => action in actionKeys

export function OrderTimeline({ id }: { id: string }) {
  const { t } = useTranslation()
  return (
    <StepTimeline
      id={id}
      wordsOf={({ action }) => (isKnown(action) ? t(actionKeys[action]) : action)}
    />
  )
}
