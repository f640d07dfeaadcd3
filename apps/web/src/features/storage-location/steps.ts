import { locationStatuses } from '@yuncang/shared/nouns/storage-location/rules'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import { bulkOf } from '../../records/list/bulk.ts'
import { useCan } from '../../session/session-context.tsx'
import type { Bulk, BulkAction } from '../../ui/grid/index.ts'
import { refreshed } from './refreshed.ts'
import type { Location, LocationRow } from './row.ts'
import { queryOf, type LocationSearch } from './search.ts'

const { stopped, usable, locked } = locationStatuses

/** Takes a location out of use for good or for a while, or into use again; a count ends by itself. */
export function useLocationSteps(): BulkAction<Location>[] {
  const { t } = useTranslation()
  const canWrite = useCan('storageLocation:write')
  const { labelOf } = useDictionary('LOCATION_STATUS')
  return useMemo(() => {
    const from = (...open: number[]): Pick<BulkAction<Location>, 'refusal'> => ({
      refusal: ({ status }) => (open.includes(status) ? undefined : labelOf(String(status))),
    })
    const become =
      (status: 0 | 1 | 2): BulkAction<Location>['run'] =>
      ({ id, version }, statusReason) =>
        client.storageLocation.setStatus.mutate({ id, version, status, statusReason })
    const steps: BulkAction<Location>[] = [
      {
        key: 'resume',
        label: t('record.resume'),
        ...from(stopped, locked),
        run: become(usable),
      },
      {
        key: 'lock',
        label: t('storageLocation.lock'),
        ask: t('storageLocation.lockReason'),
        ...from(usable),
        run: become(locked),
      },
      {
        key: 'stop',
        label: t('record.stop'),
        danger: true,
        ask: t('record.stopReason'),
        ...from(usable, locked),
        run: become(stopped),
      },
    ]
    return canWrite ? steps : []
  }, [t, canWrite, labelOf])
}

export function useLocationBulk(search: LocationSearch): Bulk<LocationRow> {
  const actions = useLocationSteps()
  return useMemo(
    () =>
      bulkOf<LocationRow>({
        actions,
        nameOf: (row) => `${row.code} ${row.name}`,
        loadPage: async (paging) => {
          const page = await client.storageLocation.page.query({ ...queryOf(search), ...paging })
          return { ...page, records: page.records.map((row) => ({ ...row, usage: undefined })) }
        },
        onDone: () => void refreshed(),
      }),
    [actions, search],
  )
}
