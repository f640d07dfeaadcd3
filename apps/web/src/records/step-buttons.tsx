import { App, Button, Space } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiErrorOf } from '../api/link.ts'
import type { BulkAction } from '../ui/grid/index.ts'
import { ReasonDialog } from '../ui/reason-dialog.tsx'

type Props<R> = {
  row: R
  name: string
  /** The same steps that the list offers for several rows. */
  steps: readonly BulkAction<R>[]
  onDone: () => unknown
}

/** The steps that a record can take now. */
export function StepButtons<R>({ row, name, steps, onDone }: Props<R>) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const [asking, ask] = useState<BulkAction<R>>()
  const [pending, setPending] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const close = () => {
    ask(undefined)
    setFailure(undefined)
  }
  const run = async (step: BulkAction<R>, answer: string) => {
    setPending(step.key)
    try {
      await step.run(row, answer)
      void message.success(t('record.stepDone', { name, step: step.label }))
      close()
      await onDone()
    } catch (error) {
      const said = apiErrorOf(error).message
      if (step.ask === undefined) void message.error(said)
      else setFailure(said)
    } finally {
      setPending(undefined)
    }
  }
  const open = steps.filter((step) => step.refusal(row) === undefined)
  if (open.length === 0) return null
  return (
    <>
      <Space wrap style={{ marginTop: 24 }}>
        {open.map((step) => (
          <Button
            key={step.key}
            danger={step.danger === true}
            loading={pending === step.key}
            onClick={() => (step.ask === undefined ? void run(step, '') : ask(step))}
          >
            {step.label}
          </Button>
        ))}
      </Space>
      {asking?.ask !== undefined && (
        <ReasonDialog
          title={t('record.stepTitle', { name, step: asking.label })}
          label={asking.ask}
          okText={asking.label}
          isPending={pending === asking.key}
          failure={failure === undefined ? undefined : { message: failure, isWarning: false }}
          onReason={(answer) => void run(asking, answer)}
          onClose={close}
        />
      )}
    </>
  )
}
