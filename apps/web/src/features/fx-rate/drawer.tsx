import { fxRate, type FxRateDraft } from '@yuncang/shared/nouns/param/contract'
import { Input } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { fieldsOf } from '../../records/form/fields.tsx'
import { RecordHistory } from '../../records/history/history.tsx'
import { NounDrawer } from '../../records/form/noun-drawer.tsx'
import { useCan } from '../../session/session-context.tsx'
import { MonthInput } from '../../ui/form/month-input.tsx'
import { refreshed } from './refreshed.ts'
import { monthText, type Rate } from './row.ts'
import type { RateSearch } from './search.ts'

const { Field, EntryField } = fieldsOf<keyof FxRateDraft>('fxRate')
const noFlags: ReadonlySet<string> = new Set()

type Props = {
  row: Rate | undefined
  /** What the list was asked for: most likely a rate of it is missing. */
  asked: Pick<RateSearch, 'currency' | 'month'>
  onClose: () => void
}

export function RateDrawer({ row, asked: { currency: asked = 'USD', month }, onClose }: Props) {
  const { t } = useTranslation()
  const canWrite = useCan('fxRate:write')
  const { labelOf: currency } = useDictionary('CURRENCY')
  const defaults = useMemo(() => ({ currency: asked, ...(month && { month }) }), [asked, month])
  const create = useMutation(trpc.fxRate.create.mutationOptions(inPlace))
  const update = useMutation(trpc.fxRate.update.mutationOptions(inPlace))
  return (
    <NounDrawer
      title={row ? t('fxRate.one') : t('fxRate.new')}
      form="fxRate"
      row={row}
      contract={fxRate}
      defaults={defaults}
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
