import { useMutation, useQuery } from '@tanstack/react-query'
import { driver } from '@yuncang/shared/contracts/carrier'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { LoadingDrawer } from '../../records/loading-drawer.tsx'
import { NounDrawer } from '../../records/noun-drawer.tsx'
import { StepButtons } from '../../records/step-buttons.tsx'
import { useCan } from '../../session/session-context.tsx'
import { DriverFields } from './driver-fields.tsx'
import { DriverHistory } from './driver-history.tsx'
import { refreshed } from './refreshed.ts'
import type { Driver } from './row.ts'
import { useDriverSteps } from './steps.ts'

type Props = { row: Driver | undefined; onClose: () => void }

/** A driver: who changes one sees the whole identity number, others what the list shows of it. */
export function DriverDrawer({ row, onClose }: Props) {
  const { t } = useTranslation()
  const isAsked = useCan('carrier:write') && row !== undefined
  const whole = useQuery({
    ...trpc.driver.get.queryOptions({ id: row?.id ?? '' }),
    enabled: isAsked,
    gcTime: 0,
    ...inPlace,
  })
  if (!isAsked) return <DriverForm row={row} onClose={onClose} />
  if (whole.data) {
    return <DriverForm key={whole.data.version} row={whole.data} onClose={onClose} />
  }
  return <LoadingDrawer title={t('driver.one')} error={whole.error} onClose={onClose} />
}

const nameOf = (row: Driver) => row.name

function DriverForm({ row, onClose }: Props) {
  const { t } = useTranslation()
  const canWrite = useCan('carrier:write')
  const steps = useDriverSteps()
  const create = useMutation(trpc.driver.create.mutationOptions(inPlace))
  const update = useMutation(trpc.driver.update.mutationOptions(inPlace))
  return (
    <NounDrawer
      title={row ? t('driver.one') : t('driver.new')}
      form="driver"
      row={row}
      contract={driver}
      canWrite={canWrite}
      nameOf={nameOf}
      create={(input) => create.mutateAsync(input)}
      update={(input) => update.mutateAsync(input)}
      refreshed={refreshed}
      onClose={onClose}
      fields={<DriverFields />}
    >
      {row && (
        <>
          <StepButtons row={row} name={nameOf(row)} steps={steps} onDone={refreshed} />
          <DriverHistory id={row.id} />
        </>
      )}
    </NounDrawer>
  )
}
