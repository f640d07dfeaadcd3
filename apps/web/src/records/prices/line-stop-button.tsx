import type { TariffRecord } from '@yuncang/shared/nouns/tariff/contract'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { feeNameOf } from './fee-name.ts'
import { LineStopDialog } from './line-stop-dialog.tsx'

type Props = {
  line: TariffRecord
  /** Whose line it is. */
  of?: 'contract' | 'costList'
  onDone: () => unknown
}

/** Stops a price from a day on or lets it hold again, with the reason that its history keeps. */
export function LineStopButton({ line, of = 'contract', onDone }: Props) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const { detailId, isStop } = line
  const done = {
    onSuccess: async () => {
      setAsking(false)
      await onDone()
    },
  }
  const ofContract = useMutation({
    ...trpc.contract.setLineStopped.mutationOptions(inPlace),
    ...done,
  })
  const ofList = useMutation({ ...trpc.costList.setLineStopped.mutationOptions(inPlace), ...done })
  const { mutate, isPending, error, reset } = of === 'contract' ? ofContract : ofList
  const operation = isStop === 1 ? 'resume' : 'stop'
  const title = t(`record.priced.${operation}Of`, { name: feeNameOf(line) })
  return (
    <>
      <Button
        size="small"
        danger={operation === 'stop'}
        aria-label={title}
        onClick={() => setAsking(true)}
      >
        {t(`record.${operation}`)}
      </Button>
      {isAsking && (
        <LineStopDialog
          operation={operation}
          title={title}
          isPending={isPending}
          failure={error ? apiErrorOf(error).message : undefined}
          onSay={(said) => mutate({ detailId, operation, ...said })}
          onClose={() => {
            setAsking(false)
            reset()
          }}
        />
      )}
    </>
  )
}
