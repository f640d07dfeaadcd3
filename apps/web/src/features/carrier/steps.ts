import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { stopSteps } from '../../records/steps/stop-steps.ts'
import { useCan } from '../../session/session-context.tsx'
import type { BulkAction } from '../../ui/grid/index.ts'
import type { Carrier, Driver, Vehicle } from './row.ts'

type Stoppable = { id: string; version: number; isStop: 0 | 1 }
const isStopped = ({ isStop }: Stoppable) => isStop === 1

type SetStopped = Parameters<typeof stopSteps>[1]['setStopped']

/** Steps for whoever may change carriers; `setStopped` is the same function at every drawing. */
function useStopSteps<R extends Stoppable>(setStopped: SetStopped): BulkAction<R>[] {
  const { t } = useTranslation()
  const canWrite = useCan('carrier:write')
  return useMemo(
    () => (canWrite ? stopSteps<R>(t, { isStopped, setStopped }) : []),
    [t, canWrite, setStopped],
  )
}

const stopCarrier: SetStopped = (input) => client.carrier.setStopped.mutate(input)
const stopVehicle: SetStopped = (input) => client.vehicle.setStopped.mutate(input)
const stopDriver: SetStopped = (input) => client.driver.setStopped.mutate(input)

export const useCarrierSteps = () => useStopSteps<Carrier>(stopCarrier)
export const useVehicleSteps = () => useStopSteps<Vehicle>(stopVehicle)

/**
 * A driver is stopped like any record; the blacklist keeps him out of the yard (docs/domain/master-data.md#carriers).
 */
export function useDriverSteps(): BulkAction<Driver>[] {
  const { t } = useTranslation()
  const canWrite = useCan('carrier:write')
  const stops = useStopSteps<Driver>(stopDriver)
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
