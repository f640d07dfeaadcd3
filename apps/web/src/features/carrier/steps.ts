import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { stopSteps } from '../../records/stop-steps.ts'
import { useCan } from '../../session/session-context.tsx'
import type { BulkAction } from '../../ui/grid/index.ts'
import type { Carrier, Driver, Vehicle } from './row.ts'

const isStopped = ({ isStop }: { isStop: 0 | 1 }) => isStop === 1

export function useCarrierSteps(): BulkAction<Carrier>[] {
  const { t } = useTranslation()
  const canWrite = useCan('carrier:write')
  return useMemo(() => {
    const steps = stopSteps<Carrier>(t, {
      isStopped,
      setStopped: (input) => client.carrier.setStopped.mutate(input),
    })
    return canWrite ? steps : []
  }, [t, canWrite])
}

export function useVehicleSteps(): BulkAction<Vehicle>[] {
  const { t } = useTranslation()
  const canWrite = useCan('carrier:write')
  return useMemo(() => {
    const steps = stopSteps<Vehicle>(t, {
      isStopped,
      setStopped: (input) => client.vehicle.setStopped.mutate(input),
    })
    return canWrite ? steps : []
  }, [t, canWrite])
}

/** A driver is stopped like any record; the blacklist keeps him out of the yard (domain.md §9). */
export function useDriverSteps(): BulkAction<Driver>[] {
  const { t } = useTranslation()
  const canWrite = useCan('carrier:write')
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
      ...stopSteps<Driver>(t, {
        isStopped,
        setStopped: (input) => client.driver.setStopped.mutate(input),
      }),
    ]
    return canWrite ? steps : []
  }, [t, canWrite])
}
