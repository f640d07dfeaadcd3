import type { TFunction } from 'i18next'
import type { BulkAction } from '../../ui/grid/index.ts'

export type SetStopped = (input: {
  id: string
  version: number
  isStop: 0 | 1
  stopReason?: string
}) => Promise<unknown>

type Given<R> = { isStopped: (row: R) => boolean; setStopped: SetStopped }

/** Master data is taken out of use with a reason, and into use again. */
export const stopSteps = <R extends { id: string; version: number }>(
  t: TFunction,
  { isStopped, setStopped }: Given<R>,
): BulkAction<R>[] => [
  {
    key: 'stop',
    label: t('record.stop'),
    danger: true,
    ask: t('record.stopReason'),
    refusal: (row) => (isStopped(row) ? t('record.state.stopped') : undefined),
    run: ({ id, version }, stopReason) => setStopped({ id, version, isStop: 1, stopReason }),
  },
  {
    key: 'resume',
    label: t('record.resume'),
    refusal: (row) => (isStopped(row) ? undefined : t('record.state.active')),
    run: ({ id, version }) => setStopped({ id, version, isStop: 0 }),
  },
]
