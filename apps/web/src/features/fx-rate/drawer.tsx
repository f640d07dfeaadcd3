import { useMutation } from '@tanstack/react-query'
import { fxRate, type FxRateDraft } from '@yuncang/shared/contracts/param'
import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import { fieldsOf } from '../../records/fields.tsx'
import { RecordHistory } from '../../records/history.tsx'
import { NounDrawer } from '../../records/noun-drawer.tsx'
import { useCan } from '../../session/session-context.tsx'
import { MonthInput } from '../../ui/form/month-input.tsx'
import { refreshed } from './refreshed.ts'
import { monthText, type Rate } from './row.ts'

const { Field, EntryField } = fieldsOf<keyof FxRateDraft>('fxRate')
const noFlags: ReadonlySet<string> = new Set()
const dollar = { currency: 'USD' }

type Props = { row: Rate | undefined; onClose: () => void }

export function RateDrawer({ row, onClose }: Props) {
  const { t } = useTranslation()
  const canWrite = useCan('fxRate:write')
  const { labelOf: currency } = useDictionary('CURRENCY')
  const create = useMutation(trpc.fxRate.create.mutationOptions(inPlace))
  const update = useMutation(trpc.fxRate.update.mutationOptions(inPlace))
  return (
    <NounDrawer
      title={row ? t('fxRate.one') : t('fxRate.new')}
      form="fxRate"
      row={row}
      contract={fxRate}
      defaults={dollar}
      canWrite={canWrite}
      nameOf={(saved) => `${monthText(saved.month)} ${saved.currency}`}
      create={(input) => create.mutateAsync(input)}
      update={(input) => update.mutateAsync(input)}
      refreshed={refreshed}
      onClose={onClose}
      fields={
        <>
          <div className="two-columns">
            <Field name="month">
              <MonthInput />
            </Field>
            <EntryField name="currency" code="CURRENCY" />
          </div>
          <Field name="rate" help={t('fxRate.rateHint')}>
            <Input inputMode="decimal" maxLength={17} />
          </Field>
        </>
      }
    >
      {row && (
        <RecordHistory
          id={row.id}
          noun="fxRate"
          flags={noFlags}
          labels={{ currency, month: monthText }}
        />
      )}
    </NounDrawer>
  )
}
