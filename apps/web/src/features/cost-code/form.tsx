import { costCode, type CostCode } from '@yuncang/shared/nouns/cost-code/contract'
import { App, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { inPlace, queryClient, trpc } from '../../api/client.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { codeKeys } from '../../lib/keyboard.ts'
import { fieldsOf } from '../../records/form/fields.tsx'
import { RecordDrawer } from '../../records/form/record-drawer.tsx'
import { feeNameOf } from '../../records/prices/fee-name.ts'
import { useCan } from '../../session/session-context.tsx'
import { CostCodeHistory } from './history.tsx'
import { moduleChoices, recPayChoices, unitChoices } from './choices.ts'
import { StandardSection } from './standards.tsx'

const { Field, FlagField } = fieldsOf<keyof CostCode>('costCode')

type Props = { row: CostCode | undefined; onClose: () => void }

const defaults = { recPay: 1, taxRate: '0.06' }

/** A fee name: a new one, or one of the list. */
export function CostCodeForm({ row, onClose }: Props) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const canSave = useCan('costCode:write')
  const mayRead = useCan('costStandard:read')
  const create = useMutation(trpc.costCode.create.mutationOptions(inPlace))
  const update = useMutation(trpc.costCode.update.mutationOptions(inPlace))
  const renew = () => queryClient.invalidateQueries(trpc.costCode.pathFilter())
  const shared = {
    canSave,
    onSaved: async (saved: CostCode) => {
      void message.success(t('costCode.saved', { name: feeNameOf(saved) }))
      await renew()
      onClose()
    },
    onReload: () => void renew().then(onClose),
    onClose,
  }
  if (row === undefined) {
    return (
      <RecordDrawer
        {...shared}
        title={t('costCode.new')}
        schema={costCode.create.input}
        initial={defaults}
        draft={{ form: 'costCode', id: 'new' }}
        save={(values) => create.mutateAsync(values)}
        fields={<CostCodeFields />}
      />
    )
  }
  const { id, version } = row
  return (
    <RecordDrawer
      {...shared}
      title={t('costCode.edit', { name: feeNameOf(row) })}
      schema={costCode.update.input}
      initial={row}
      extra={{ id, version }}
      draft={{ form: 'costCode', id, version }}
      save={(values) => update.mutateAsync(values)}
      fields={
        <>
          <CostCodeFields />
          <FlagField
            name="forbiddenStatus"
            label={t('record.state.stopped')}
            help={t('costCode.stoppedHint')}
          />
        </>
      }
    >
      {mayRead && <StandardSection fee={row} />}
      <CostCodeHistory row={row} />
    </RecordDrawer>
  )
}

function CostCodeFields() {
  const { t } = useTranslation()
  return (
    <>
      <div className="two-columns">
        <Field name="feeCode">
          <Input {...codeKeys} maxLength={20} />
        </Field>
        <Field name="feeName">
          <Input maxLength={100} />
        </Field>
        <Field name="feeNameEn" help={t('costCode.feeNameEnHint')}>
          <Input maxLength={100} />
        </Field>
        <Field name="jfmoduleId">
          <Select options={moduleChoices()} />
        </Field>
        <Field name="recPay">
          <Select options={recPayChoices(t)} />
        </Field>
        <Field name="defaultUnit">
          <Select options={unitChoices()} showSearch={{ optionFilterProp: 'label' }} />
        </Field>
        <Field name="taxRate" help={t('costCode.taxRateHint')}>
          <Input inputMode="decimal" maxLength={10} />
        </Field>
      </div>
      <Field name="invoiceCode">
        <Input maxLength={40} />
      </Field>
    </>
  )
}
