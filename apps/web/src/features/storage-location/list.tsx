import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { Button } from 'antd'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDictionary } from '../../api/use-dictionary.ts'
import { HeldRecord } from '../../ui/form/held-record.tsx'
import { ListPage } from '../../records/list/list-page.tsx'
import { useImportWindow } from '../../records/import/use-import-window.ts'
import { useCan } from '../../session/session-context.tsx'
import { locationColumns } from './columns.tsx'
import { LocationFilters, noLocationFilters } from './filters.tsx'
import { EditLocation, NewLocation } from './form.tsx'
import { locationSearch, queryOf } from './search.ts'
import { useLocationBulk } from './steps.ts'
import { LocationTree } from './tree.tsx'
import { useLocationRows } from './use-rows.ts'

const LocationImport = lazy(async () => ({
  default: (await import('./import.tsx')).LocationImport,
}))

const route = getRouteApi('/base/storageLocation/index')

/** What lies in a location and what there is room for are one column on screen and two in a file. */
const rooms: Readonly<Record<string, string>> = {
  pallets: 'maxPallet',
  weight: 'maxWeight',
  volume: 'maxVolume',
}
const exportedOf = (key: string): string[] => [
  key,
  ...(rooms[key] === undefined ? [] : [rooms[key]]),
]

/** The tree of warehouses, areas and rows, and beside it what is directly in the chosen one. */
export function LocationList() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/base/storageLocation/index' })
  const imports = useImportWindow(
    search.importId,
    (importId) => void navigate({ search: { ...search, importId }, replace: true }),
  )
  const [isAdding, setAdding] = useState(false)
  const [openId, open] = useState<string>()
  const canWrite = useCan('storageLocation:write')
  const { labelOf: level } = useDictionary('LOCATION_LEVEL')
  const { labelOf: areaType } = useDictionary('AREA_TYPE')
  const { labelOf: status } = useDictionary('LOCATION_STATUS')
  const columns = useMemo(
    () => locationColumns(t, { level, areaType, status }),
    [t, level, areaType, status],
  )
  const { list, rows } = useLocationRows(search)
  const bulk = useLocationBulk(search)
  const opened = rows.find(({ id }) => id === openId)
  const { parentStorageId } = search
  const choose = (id: string | undefined) =>
    void navigate({
      search: { ...search, ...noLocationFilters, parentStorageId: id, current: 1 },
    })
  return (
    <ListPage
      name="storageLocation"
      title={t('storageLocation.title')}
      columns={columns}
      list={list}
      rows={list.data && rows}
      search={search}
      read={(raw) => locationSearch.parse(raw)}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
      noFilters={noLocationFilters}
      renderFilters={(filter) => <LocationFilters search={search} onChange={filter} />}
      exported={{ list: 'storageLocation', query: queryOf(search), columnsOf: exportedOf }}
      actions={
        canWrite && (
          <>
            <Button onClick={imports.open}>{t('action.import')}</Button>
            <Button type="primary" onClick={() => setAdding(true)}>
              {t('storageLocation.new')}
            </Button>
          </>
        )
      }
      empty={{ reason: t('storageLocation.empty') }}
      onOpen={(row) => open(row.id)}
      bulk={bulk}
      aside={<LocationTree chosen={parentStorageId} onChoose={choose} />}
    >
      <Suspense>{imports.isOpen && <LocationImport {...imports.place} />}</Suspense>
      {isAdding && <NewLocation parentId={parentStorageId} onClose={() => setAdding(false)} />}
      {opened && (
        <HeldRecord record={opened}>
          {(shown) => <EditLocation record={shown} onClose={() => open(undefined)} />}
        </HeldRecord>
      )}
    </ListPage>
  )
}
