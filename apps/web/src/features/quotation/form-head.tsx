import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Contract } from '@yuncang/shared/nouns/contract/contract'
import { cellsOf } from '@yuncang/shared/nouns/tariff/cells'
import type { TariffRecord } from '@yuncang/shared/nouns/tariff/contract'
import { Alert, Form } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { client, inPlace, trpc } from '../../api/client.ts'
import { CostListSelect } from '../../records/form/cost-list-select.tsx'
import { CustomerSelect } from '../../records/form/customer-select.tsx'
import { fieldsOf } from '../../records/form/fields.tsx'
import { QuotationSelect } from '../../records/form/quotation-select.tsx'
import { cellOptions } from '../../records/prices/cell-words.ts'
import type { LineDefaults } from '../../records/prices/completed.ts'
import { useCan } from '../../session/session-context.tsx'
import { DateInput } from '../../ui/form/date-input.tsx'
import type { LineOption } from '../../ui/form/line-editor/column.ts'
import type { Lines } from '../../ui/form/line-editor/lines.ts'
import { FormSection } from '../../ui/form/page.tsx'
import { ContractSelect } from './contract-select.tsx'
import { Select } from '../../ui/select.tsx'

const { Field } = fieldsOf<'customerId' | 'contractId' | 'validFrom' | 'validTo' | 'costListId'>(
  'quotation',
)

type Props = {
  lines: Lines
  currencies: readonly LineOption[]
  defaults: LineDefaults
  onDefaults: (next: LineDefaults) => void
}

/** Lines of another sheet as new ones; what was there can be had again by undoing. */
const takeOver = (lines: Lines, records: readonly TariffRecord[]) =>
  lines.replace(records.filter(({ isStop }) => isStop === 0).map(cellsOf))

/** Whose prices, under which contract, from when to when, and what the lines begin with. */
export function QuotationHeadFields({ lines, currencies, defaults, onDefaults }: Props) {
  const { t } = useTranslation()
  const form = Form.useFormInstance()
  const customerId = useText('customerId')
  const contractId = useText('contractId')
  const follow = ({ startDate, endDate, currency }: Contract) => {
    form.setFieldsValue({ validFrom: startDate, validTo: endDate })
    onDefaults({ ...defaults, currency })
  }
  return (
    <>
      {contractId !== undefined && <KnownQuotation contractId={contractId} />}
      <FormSection title={t('quotation.head')}>
        <Field name="customerId">
          <CustomerSelect onChange={() => form.setFieldValue('contractId', undefined)} />
        </Field>
        <Field name="contractId" help={t('quotation.contractHint')}>
          <ContractSelect customerId={customerId} onPick={follow} />
        </Field>
        <Field name="validFrom">
          <DateInput />
        </Field>
        <Field name="validTo">
          <DateInput />
        </Field>
        <CostListField onLines={(records) => takeOver(lines, records)} />
        <CopyFrom onLines={(records) => takeOver(lines, records)} />
        <Defaults currencies={currencies} defaults={defaults} onDefaults={onDefaults} />
      </FormSection>
    </>
  )
}

const useText = (name: string): string | undefined => {
  const value: unknown = Form.useWatch(name)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** A contract has one quotation, of which each change is a version: whoever wants another one is led to it. */
function KnownQuotation({ contractId }: { contractId: string }) {
  const { t } = useTranslation()
  const { data } = useQuery({
    ...trpc.quotation.byContract.queryOptions({ contractId }),
    ...inPlace,
  })
  const known = data?.[0]
  if (!known) return null
  return (
    <Alert
      type="warning"
      showIcon
      style={{ marginBottom: 16 }}
      title={t('quotation.known', { no: known.bjdNo })}
      action={
        <Link to="/contract/quotation/detail/$id" params={{ id: known.bjdId }}>
          {t('quotation.openKnown')}
        </Link>
      }
    />
  )
}

type TakesLines = { onLines: (records: readonly TariffRecord[]) => void }

/** The cost list that stands in where the quotation says nothing; its lines can be the first ones. */
function CostListField({ onLines }: TakesLines) {
  const { t } = useTranslation()
  if (!useCan('costList:read')) return null
  return (
    <Field name="costListId" help={t('quotation.costListHint')}>
      <CostListSelect
        label={t('quotation.field.costListId')}
        isInUse
        onChange={(costListId) => {
          if (costListId !== undefined)
            void client.quotation.linesOfCostList.query({ costListId }).then(onLines)
        }}
      />
    </Field>
  )
}

/** Not kept: where the lines were taken from does not matter afterwards. */
function CopyFrom({ onLines }: TakesLines) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Form.Item label={t('quotation.copyFrom')} htmlFor={id} help={t('quotation.copyHint')}>
      <QuotationSelect
        id={id}
        label={t('quotation.copyFrom')}
        onChange={(bjdId) => {
          if (bjdId !== undefined)
            void client.quotation.get.query({ id: bjdId }).then(({ details }) => onLines(details))
        }}
      />
    </Form.Item>
  )
}

type DefaultsProps = Pick<Props, 'currencies' | 'defaults' | 'onDefaults'>

/** Not kept either: each line says its own. */
function Defaults({ currencies, defaults, onDefaults }: DefaultsProps) {
  const { t } = useTranslation()
  const [currency, tax] = [useId(), useId()]
  return (
    <>
      <Form.Item label={t('quotation.lineCurrency')} htmlFor={currency}>
        <Select
          id={currency}
          value={defaults.currency}
          options={currencies.map(({ value, label }) => ({ value, label }))}
          onChange={(next) => onDefaults({ ...defaults, currency: next })}
        />
      </Form.Item>
      <Form.Item label={t('quotation.lineTax')} htmlFor={tax}>
        <Select<string>
          id={tax}
          value={defaults.taxIncluded}
          options={cellOptions('taxIncluded').map(({ value, label }) => ({ value, label }))}
          onChange={(next: string) =>
            onDefaults({ ...defaults, taxIncluded: next === '0' ? '0' : '1' })
          }
        />
      </Form.Item>
    </>
  )
}
