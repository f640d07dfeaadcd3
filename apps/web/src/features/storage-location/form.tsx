import { storageLocation } from '@yuncang/shared/nouns/storage-location/contract'
import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { valuesIn } from '../../records/form/fields.tsx'
import { RecordHistory } from '../../records/history/history.tsx'
import { RecordDrawer } from '../../records/form/record-drawer.tsx'
import { StepButtons } from '../../records/steps/step-buttons.tsx'
import { useCan } from '../../session/session-context.tsx'
import { LocationFields } from './fields.tsx'
import { refreshed } from './refreshed.ts'
import type { Location } from './row.ts'
import { useLocationSteps } from './steps.ts'

function useSaved(close: () => void) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  return async ({ name }: { name: string }) => {
    void message.success(t('record.saved', { name }))
    await refreshed()
    close()
  }
}

type NewProps = { parentId: string | undefined; onClose: () => void }

export function NewLocation({ parentId, onClose }: NewProps) {
  const { t } = useTranslation()
  const saved = useSaved(onClose)
  const save = useMutation(trpc.storageLocation.create.mutationOptions(inPlace))
  return (
    <RecordDrawer
      title={t('storageLocation.new')}
      schema={storageLocation.create.input}
      initial={{ parentStorageId: parentId, allowMixCustomer: 0, allowMixLot: 0 }}
      draft={{ form: 'storageLocation', id: 'new' }}
      fields={<LocationFields />}
      canSave
      save={(values) => save.mutateAsync(values)}
      onSaved={saved}
      onReload={onClose}
      onClose={onClose}
    />
  )
}

export function EditLocation({ record, onClose }: { record: Location; onClose: () => void }) {
  const { t } = useTranslation()
  const saved = useSaved(onClose)
  const steps = useLocationSteps()
  const canWrite = useCan('storageLocation:write')
  const save = useMutation(trpc.storageLocation.update.mutationOptions(inPlace))
  const { id, version } = record
  return (
    <RecordDrawer
      title={canWrite ? t('storageLocation.edit') : t('storageLocation.view')}
      schema={storageLocation.update.input}
      initial={valuesIn(storageLocation.create.input, record)}
      extra={{ id, version }}
      {...(canWrite && { draft: { form: 'storageLocation', id, version } })}
      fields={<LocationFields id={id} />}
      canSave={canWrite}
      save={(values) => save.mutateAsync(values)}
      onSaved={saved}
      onReload={() => void refreshed()}
      onClose={onClose}
    >
      <StepButtons row={record} name={record.name} steps={steps} onDone={refreshed} />
      <LocationHistory id={id} />
    </RecordDrawer>
  )
}

const flags = new Set(['allowMixCustomer', 'allowMixLot'])

function LocationHistory({ id }: { id: string }) {
  const { labelOf: areaType } = useDictionary('AREA_TYPE')
  const { labelOf: status } = useDictionary('LOCATION_STATUS')
  const { labelOf: level } = useDictionary('LOCATION_LEVEL')
  const labels = { areaType, status, level }
  return <RecordHistory id={id} noun="storageLocation" flags={flags} labels={labels} />
}
