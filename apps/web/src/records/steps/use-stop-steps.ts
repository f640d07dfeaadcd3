import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '../../session/session-context.tsx'
import type { BulkAction } from '../../ui/grid/index.ts'
import { stopSteps, type SetStopped } from './stop-steps.ts'

type Stoppable = { id: string; version: number; isStop: 0 | 1 }
type Right = Parameters<typeof useCan>[0]

const isStopped = ({ isStop }: Stoppable) => isStop === 1

/** Stop and resume for whoever has the right; `setStopped` is the same function at every drawing. */
export function useStopSteps<R extends Stoppable>(
  right: Right,
  setStopped: SetStopped,
): BulkAction<R>[] {
  const { t } = useTranslation()
  const can = useCan(right)
  return useMemo(
    () => (can ? stopSteps<R>(t, { isStopped, setStopped }) : []),
    [t, can, setStopped],
  )
}
