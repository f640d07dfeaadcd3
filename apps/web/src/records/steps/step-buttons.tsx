import { App, Button, Space } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { useMutation } from '../../api/use-mutation.ts'
import type { BulkAction } from '../../ui/grid/index.ts'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'

type Props<R> = {
  row: R
  name: string
  /** The same steps that the list offers for several rows. */
  steps: readonly BulkAction<R>[]
  onDone: () => unknown
  /** In the head of a record page, where what comes next stands out. */
  isHead?: boolean
}

/** Which step of which record, and what was said with it. */
type Taken = { name: string; key: string; answer: string }

/** The steps that a record can take now. */
export function StepButtons<R>({ row, name, steps, onDone, isHead = false }: Props<R>) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const [asking, ask] = useState<BulkAction<R>>()
  const stepOf = (key: string) => steps.find((step) => step.key === key)
  const taking = useMutation({
    ...inPlace,
    mutationFn: async ({ key, answer }: Taken) => stepOf(key)?.run(row, answer),
    onSuccess: async (_done, { key }) => {
      void message.success(t('record.stepDone', { name, step: stepOf(key)?.label }))
      ask(undefined)
      await onDone()
    },
    onError: (error, { key }) => {
      if (stepOf(key)?.ask === undefined) void message.error(apiErrorOf(error).message)
    },
  })
  const pending = taking.isPending ? taking.variables.key : undefined
  const run = ({ key }: BulkAction<R>, answer: string) => taking.mutate({ name, key, answer })
  const close = () => {
    ask(undefined)
    taking.reset()
  }
  const open = steps.filter((step) => step.refusal(row) === undefined)
  if (open.length === 0) return null
  return (
    <>
      <Space wrap {...(!isHead && { style: { marginTop: 24 } })}>
        {open.map((step, index) => (
          <Button
            key={step.key}
            type={isHead && index === 0 ? 'primary' : 'default'}
            danger={step.danger === true}
            loading={pending === step.key}
            onClick={() => (step.ask === undefined ? run(step, '') : ask(step))}
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
          failure={
            taking.error
              ? { message: apiErrorOf(taking.error).message, isWarning: false }
              : undefined
          }
          onReason={(answer) => run(asking, answer)}
          onClose={close}
        />
      )}
    </>
  )
}
