import { useMutation } from '@tanstack/react-query'
import { vehicle, type VehicleDraft } from '@yuncang/shared/contracts/carrier'
import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { fieldsOf } from '../../records/fields.tsx'
import { RecordHistory } from '../../records/history.tsx'
import { NounDrawer } from '../../records/noun-drawer.tsx'
import { StepButtons } from '../../records/step-buttons.tsx'
import { useCan } from '../../session/session-context.tsx'
import { CarrierSelect } from './carrier-select.tsx'
import { refreshed } from './refreshed.ts'
import type { Vehicle } from './row.ts'
import { useVehicleSteps } from './steps.ts'
import { useCarriers } from './use-carriers.ts'

const { Field } = fieldsOf<keyof VehicleDraft>('vehicle')
const flags = new Set(['isStop'])
const nameOf = (row: Vehicle) => row.plateNo

type Props = { row: Vehicle | undefined; onClose: () => void }

export function VehicleDrawer({ row, onClose }: Props) {
  const { t } = useTranslation()
  const canWrite = useCan('carrier:write')
  const steps = useVehicleSteps()
  const { nameOf: carrierId } = useCarriers(t('record.stoppedMark'))
  const create = useMutation(trpc.vehicle.create.mutationOptions(inPlace))
  const update = useMutation(trpc.vehicle.update.mutationOptions(inPlace))
  return (
    <NounDrawer
      title={row ? t('vehicle.one') : t('vehicle.new')}
      form="vehicle"
      row={row}
      contract={vehicle}
      canWrite={canWrite}
      nameOf={nameOf}
      create={(input) => create.mutateAsync(input)}
      update={(input) => update.mutateAsync(input)}
      refreshed={refreshed}
      onClose={onClose}
      fields={<VehicleFields />}
    >
      {row && (
        <>
          <StepButtons row={row} name={nameOf(row)} steps={steps} onDone={refreshed} />
          <RecordHistory id={row.id} noun="vehicle" flags={flags} labels={{ carrierId }} />
        </>
      )}
    </NounDrawer>
  )
}

function VehicleFields() {
  return (
    <>
      <div className="two-columns">
        <Field name="plateNo">
          <Input maxLength={20} />
        </Field>
        <Field name="trailerNo">
          <Input maxLength={20} />
        </Field>
      </div>
      <Field name="carrierId">
        <CarrierSelect />
      </Field>
      <div className="two-columns">
        <Field name="tareWeight">
          <Input inputMode="decimal" maxLength={17} />
        </Field>
        <Field name="frameWeight">
          <Input inputMode="decimal" maxLength={17} />
        </Field>
        <Field name="icCard">
          <Input maxLength={40} />
        </Field>
        <Field name="owner">
          <Input maxLength={100} />
        </Field>
      </div>
    </>
  )
}
