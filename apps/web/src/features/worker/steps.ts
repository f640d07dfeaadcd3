import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { stopSteps } from '../../records/steps/stop-steps.ts'
import { useCan } from '../../session/session-context.tsx'
import type { BulkAction } from '../../ui/grid/index.ts'
import type { Worker } from './row.ts'

export function useWorkerSteps(): BulkAction<Worker>[] {
  const { t } = useTranslation()
  const canWrite = useCan('worker:write')
  return useMemo(() => {
    const steps = stopSteps<Worker>(t, {
      isStopped: (row) => row.isStop === 1,
      setStopped: (input) => client.worker.setStopped.mutate(input),
    })
    return canWrite ? steps : []
  }, [t, canWrite])
}
