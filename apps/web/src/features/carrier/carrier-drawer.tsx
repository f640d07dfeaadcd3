import { useMutation } from '@tanstack/react-query'
import { carrier, type CarrierDraft } from '@yuncang/shared/contracts/carrier'
import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { fieldsOf } from '../../records/fields.tsx'
import { RecordHistory } from '../../records/history.tsx'
import { NounDrawer } from '../../records/noun-drawer.tsx'
import { StepButtons } from '../../records/step-buttons.tsx'
import { useCan } from '../../session/session-context.tsx'
import { refreshed } from './refreshed.ts'
import type { Carrier } from './row.ts'
import { useCarrierSteps } from './steps.ts'

const { Field } = fieldsOf<keyof CarrierDraft>('carrier')
const flags = new Set(['isStop'])
const nameOf = (row: Carrier) => row.carrierName

type Props = { row: Carrier | undefined; onClose: () => void }

export function CarrierDrawer({ row, onClose }: Props) {
  const { t } = useTranslation()
  const canWrite = useCan('carrier:write')
  const steps = useCarrierSteps()
  const create = useMutation(trpc.carrier.create.mutationOptions(inPlace))
  const update = useMutation(trpc.carrier.update.mutationOptions(inPlace))
  return (
    <NounDrawer
      title={row ? t('carrier.one') : t('carrier.new')}
      form="carrier"
      row={row}
      contract={carrier}
      canWrite={canWrite}
      nameOf={nameOf}
      create={(input) => create.mutateAsync(input)}
      update={(input) => update.mutateAsync(input)}
      refreshed={refreshed}
      onClose={onClose}
      fields={
        <>
          <Field name="carrierName">
            <Input maxLength={100} />
          </Field>
          <div className="two-columns">
            <Field name="carrierCode" help={t('carrier.codeHint')}>
              <Input maxLength={40} />
            </Field>
            <Field name="contacter">
              <Input maxLength={50} />
            </Field>
            <Field name="phone">
              <Input inputMode="tel" maxLength={40} />
            </Field>
          </div>
          <Field name="remark">
            <Input.TextArea rows={2} maxLength={500} />
          </Field>
        </>
      }
    >
      {row && (
        <>
          <StepButtons row={row} name={nameOf(row)} steps={steps} onDone={refreshed} />
          <RecordHistory id={row.id} noun="carrier" flags={flags} labels={{}} />
        </>
      )}
    </NounDrawer>
  )
}
