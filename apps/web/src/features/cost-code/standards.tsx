import { useQuery } from '@tanstack/react-query'
import { costStandard, type CostCode } from '@yuncang/shared/nouns/cost-code/contract'
import { App, Button, Input, Select, Space } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod'
import { inPlace, trpc } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { counted } from '../../lib/language.ts'
import { plainMoney } from '../../lib/money.ts'
import { fieldsOf } from '../../records/form/fields.tsx'
import { RecordDrawer } from '../../records/form/record-drawer.tsx'
import { feeNameOf } from '../../records/prices/fee-name.ts'
import { plainPrice, unitLabel } from '../../records/prices/figures.ts'
import { StopTag, useOtherStops } from '../../records/prices/stop-words.tsx'
import { useCan } from '../../session/session-context.tsx'
import { DateInput } from '../../ui/form/date-input.tsx'
import { RecordList } from '../../ui/record-list.tsx'
import { unitChoices } from './choices.ts'
import { StandardHistory } from './standard-history.tsx'
import { StandardStopButton } from './standard-stop-button.tsx'
import { standardsRenewed } from './standards-renewed.ts'

type Standard = z.output<typeof costStandard.list.output>[number]
type Fee = Pick<CostCode, 'id' | 'feeCode' | 'feeName' | 'feeNameEn' | 'defaultUnit'>

const { Field, EntryField } = fieldsOf<keyof z.output<typeof costStandard.save.input>>('costCode')

const wordsOf = ({ price, currency, unit }: Standard): string =>
  `${plainPrice(price)} ${currency} / ${unitLabel(unit)}`

/** A list price as its form shows it. */
const writtenIn = ({ price, minCharge, ...row }: Standard) => ({
  ...row,
  price: plainMoney(price, row.currency),
  minCharge: minCharge === null ? null : plainMoney(minCharge, row.currency),
})

/** The list prices of a fee: what holds when no quotation and no cost list prices it. */
export function StandardSection({ fee }: { fee: Fee }) {
  const { t } = useTranslation()
  const canWrite = useCan('costStandard:write')
  const [editing, setEditing] = useState<Standard | 'new'>()
  const [told, setTold] = useState<Standard>()
  const { data } = useQuery(trpc.costStandard.list.queryOptions({ feeCode: fee.feeCode }))
  const askToRemove = useRemoval()
  const otherStops = useOtherStops()
  return (
    <>
      <RecordList
        title={counted(t('costCode.standards'), data?.length)}
        empty={t('costCode.noStandards')}
        add={
          canWrite
            ? { label: t('costCode.addStandard'), onClick: () => setEditing('new') }
            : undefined
        }
        items={data?.map((row) => ({
          key: row.id,
          title: <strong>{wordsOf(row)}</strong>,
          tag: <StopTag line={row} />,
          details: [
            `${row.validFrom} – ${row.validTo ?? t('costCode.openEnd')}`,
            row.minCharge === null
              ? ''
              : `${t('costCode.field.minCharge')} ${plainPrice(row.minCharge)}`,
            ...otherStops(row),
          ],
          actions: (
            <Space wrap>
              <Button size="small" onClick={() => setTold(row)}>
                {t('costStandard.history')}
              </Button>
              {canWrite && (
                <>
                  <StandardStopButton row={row} name={wordsOf(row)} />
                  <Button size="small" onClick={() => setEditing(row)}>
                    {t('action.edit')}
                  </Button>
                  <Button size="small" danger onClick={() => askToRemove(row)}>
                    {t('action.remove')}
                  </Button>
                </>
              )}
            </Space>
          ),
        }))}
      />
      {told && (
        <StandardHistory
          feeId={fee.id}
          row={told}
          title={t('costStandard.historyOf', { price: wordsOf(told) })}
          onClose={() => setTold(undefined)}
        />
      )}
      {editing && (
        <StandardForm
          fee={fee}
          row={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  )
}

function useRemoval() {
  const { t } = useTranslation()
  const { message, modal } = App.useApp()
  const { mutateAsync } = useMutation(trpc.costStandard.remove.mutationOptions(inPlace))
  return (row: Standard) =>
    void modal.confirm({
      title: t('costCode.removeStandard', { price: wordsOf(row) }),
      okText: t('action.remove'),
      okButtonProps: { danger: true },
      onOk: () =>
        mutateAsync({ id: row.id, version: row.version }).then(
          standardsRenewed,
          (error: unknown) => void message.error(apiErrorOf(error).message),
        ),
    })
}

type FormProps = { fee: Fee; row: Standard | undefined; onClose: () => void }

function StandardForm({ fee, row, onClose }: FormProps) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const save = useMutation(trpc.costStandard.save.mutationOptions(inPlace))
  const begin = { unit: fee.defaultUnit, currency: 'CNY' }
  return (
    <RecordDrawer
      title={t('costCode.standardOf', { name: feeNameOf(fee) })}
      schema={costStandard.save.input}
      initial={row ? writtenIn(row) : begin}
      extra={{ feeCode: fee.feeCode, ...(row && { id: row.id, version: row.version }) }}
      canSave
      save={(input) => save.mutateAsync(input)}
      onSaved={async () => {
        void message.success(t('costCode.standardSaved', { name: feeNameOf(fee) }))
        await standardsRenewed()
        onClose()
      }}
      onReload={() => void standardsRenewed().then(onClose)}
      onClose={onClose}
      fields={
        <div className="two-columns">
          <Field name="price">
            <Input inputMode="decimal" maxLength={17} />
          </Field>
          <Field name="unit">
            <Select options={unitChoices()} showSearch={{ optionFilterProp: 'label' }} />
          </Field>
          <EntryField name="currency" code="CURRENCY" />
          <Field name="minCharge">
            <Input inputMode="decimal" maxLength={17} />
          </Field>
          <Field name="validFrom">
            <DateInput />
          </Field>
          <Field name="validTo" help={t('costCode.openEndHint')}>
            <DateInput />
          </Field>
        </div>
      }
    />
  )
}
