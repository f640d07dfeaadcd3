import type { CostStandard } from '@yuncang/shared/nouns/cost-code/contract'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { LineStopDialog } from '../../records/prices/line-stop-dialog.tsx'
import { standardsRenewed } from './standards-renewed.ts'

/** Stops a list price from a day on or lets it hold again; `name` is what it is called. */
export function StandardStopButton({ row, name }: { row: CostStandard; name: string }) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending, error, reset } = useMutation({
    ...trpc.costStandard.setStopped.mutationOptions(inPlace),
    onSuccess: async () => {
      setAsking(false)
      await standardsRenewed()
    },
  })
  const { id, version, isStop } = row
  const operation = isStop === 1 ? 'resume' : 'stop'
  const title = t(`record.priced.${operation}Of`, { name })
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
          onSay={(said) => mutate({ id, version, operation, ...said })}
          onClose={() => {
            setAsking(false)
            reset()
          }}
        />
      )}
    </>
  )
}
