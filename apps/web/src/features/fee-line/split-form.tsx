import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { feeLine } from '@yuncang/shared/nouns/fee-line/contract'
import type { FeeLineDetail } from '@yuncang/shared/nouns/fee-line/record'
import { splitBases, splitBasisLabels } from '@yuncang/shared/nouns/fee-line/rules'
import type { SplitDraft } from '@yuncang/shared/nouns/fee-line/split'
import { App, Input, Radio, Select } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { formFailureOf } from '../../api/form-failure.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { codeKeys } from '../../lib/keyboard.ts'
import { currentLanguage } from '../../lib/language.ts'
import { fieldsOf } from '../../records/form/fields.tsx'
import { recPayOptions } from '../../records/prices/rec-pay.ts'
import { DateInput } from '../../ui/form/date-input.tsx'
import { FormDrawer } from '../../ui/form/drawer.tsx'
import type { Lines } from '../../ui/form/line-editor/lines.ts'
import { useRecordForm } from '../../ui/form/use-record-form.ts'
import { FeeSelect } from './fee-select.tsx'
import { MoneyFields } from './fields.tsx'
import { refreshed } from './refreshed.ts'
import { AddDocuments } from './split-adder.tsx'
import { isBasis, startParts, weigh, type Documents } from './split-lines.ts'
import { SplitRows } from './split-rows.tsx'

const route = getRouteApi('/fee/feeLine/index')
const { Field } = fieldsOf<keyof SplitDraft>('feeLine')

const defaults = () => ({
  recPay: 1,
  currency: 'CNY',
  taxIncluded: 1,
  basis: 'EQUAL',
  bizDate: dayjs().format('YYYY-MM-DD'),
})

/** Beside the list of fees. */
export function SplitFee() {
  const search = route.useSearch()
  const navigate = useNavigate()
  return <SplitForm onClose={() => void navigate({ to: '/fee/feeLine/index', search })} />
}

/** A charge that several documents or customers carry. */
export function SplitForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const [initial] = useState(defaults)
  const [lists] = useState(() => ({ rows: startParts(t) }))
  const save = useMutation(trpc.feeLine.split.mutationOptions(inPlace))
  const record = useRecordForm({
    schema: feeLine.split.input,
    initial,
    lists,
    draft: { form: 'feeLine.split', id: 'new' },
    save: (input) => save.mutateAsync(input),
    onSaved: async (made: FeeLineDetail[]) => {
      const no = made[0]?.splitNo
      void message.success(t('feeLine.split.saved', { no, count: made.length }))
      await refreshed()
      onClose()
    },
    describe: formFailureOf,
  })
  return (
    <FormDrawer
      title={t('feeLine.split.title')}
      record={record}
      canSave
      size={880}
      onReload={onClose}
      onClose={onClose}
    >
      <p className="hint">{t('feeLine.split.hint')}</p>
      <SplitFields lines={lists.rows} onChange={record.touch} />
    </FormDrawer>
  )
}

type Props = { lines: Lines; onChange: () => void }

function SplitFields({ lines, onChange }: Props) {
  const { t } = useTranslation()
  const [documents, setDocuments] = useState<Documents>(new Map())
  return (
    <>
      <div className="two-columns">
        <Field name="feeCode">
          <FeeSelect />
        </Field>
        <Field name="recPay">
          <Select options={recPayOptions()} />
        </Field>
        <Field name="amount">
          <Input inputMode="decimal" />
        </Field>
        <Field name="bizDate">
          <DateInput />
        </Field>
        <MoneyFields />
        <Field name="receiptNo" help={t('feeLine.split.receiptHint')}>
          <Input {...codeKeys} maxLength={64} />
        </Field>
      </div>
      <Field name="basis">
        <Radio.Group
          optionType="button"
          options={splitBases.map((value) => ({
            value,
            label: splitBasisLabels[value][currentLanguage()],
          }))}
          onChange={({ target }) => {
            const basis: unknown = target.value
            if (isBasis(basis)) weigh(lines, documents, basis)
          }}
        />
      </Field>
      <AddDocuments
        lines={lines}
        onFound={(found) =>
          setDocuments(
            (known) =>
              new Map([...known, ...found.map((each) => [each.businessNo, each] as const)]),
          )
        }
      />
      <SplitRows lines={lines} onChange={onChange} />
      <Field name="remark">
        <Input.TextArea rows={2} maxLength={500} />
      </Field>
    </>
  )
}
