import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import type { SetStopped } from '../../records/steps/stop-steps.ts'
import { useStopSteps } from '../../records/steps/use-stop-steps.ts'
import { useCan } from '../../session/session-context.tsx'
import type { BulkAction } from '../../ui/grid/index.ts'
import type { Driver } from './columns.tsx'

const setStopped: SetStopped = (input) => client.driver.setStopped.mutate(input)

/**
 * A driver is stopped like any record; the blacklist keeps him out of the yard (docs/domain/master-data.md#carriers).
 */
export function useDriverSteps(): BulkAction<Driver>[] {
  const { t } = useTranslation()
  const canWrite = useCan('carrier:write')
  const stops = useStopSteps<Driver>('carrier:write', setStopped)
  return useMemo(() => {
    const steps: BulkAction<Driver>[] = [
      {
        key: 'blacklist',
        label: t('driver.putOn'),
        danger: true,
        ask: t('driver.field.blacklistReason'),
        refusal: (row) => (row.blacklist ? t('driver.blacklisted') : undefined),
        run: ({ id, version }, blacklistReason) =>
          client.driver.setBlacklist.mutate({ id, version, blacklist: 1, blacklistReason }),
      },
      {
        key: 'unblacklist',
        label: t('driver.takeOff'),
        refusal: (row) => (row.blacklist ? undefined : t('driver.welcome')),
        run: ({ id, version }) => client.driver.setBlacklist.mutate({ id, version, blacklist: 0 }),
      },
      ...stops,
    ]
    return canWrite ? steps : []
  }, [t, canWrite, stops])
}
