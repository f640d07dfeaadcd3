import { useMutation } from '@tanstack/react-query'
import { ruleOverrides, type TariffRecord } from '@yuncang/shared/contracts/tariff'
import { App, Button, Select, Space } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { fieldsOf } from '../../records/fields.tsx'
import { RecordDrawer } from '../../records/record-drawer.tsx'
import { refreshed } from './refreshed.ts'
import type { CostListRow } from './row.ts'

const PriceSheet = lazy(async () => ({
  default: (await import('../../records/prices/price-sheet.tsx')).PriceSheet<unknown>,
}))

type Rule = keyof typeof ruleOverrides.shape
const { Field } = fieldsOf<Rule>('costList')
const rules: readonly Rule[] = ['freeMode', 'tierMode', 'minProrate', 'ageBasis']

type Props = { row: CostListRow; lines: readonly TariffRecord[]; canWrite: boolean }

/** Buttons for the lines of a cost list and for the rules that stand in for the lines' own; while it is not enabled. */
export function CostListSheet({ row, lines, canWrite }: Props) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const [open, setOpen] = useState<'lines' | 'rules'>()
  const update = useMutation(trpc.costList.update.mutationOptions(inPlace))
  const setRules = useMutation(trpc.costList.setRules.mutationOptions(inPlace))
  const { id, version, name, bjdId, customerIds, jfgz } = row
  const close = () => setOpen(undefined)
  const shared = {
    onSaved: async () => {
      void message.success(t('record.sheet.saved', { name }))
      await refreshed()
      close()
    },
    onReload: () => void refreshed().then(close),
    onClose: close,
  }
  return (
    <>
      <RulesInForce rules={jfgz} />
      {canWrite && (
        <Space style={{ marginTop: 8 }}>
          <Button onClick={() => setOpen('lines')}>{t('record.sheet.edit')}</Button>
          <Button onClick={() => setOpen('rules')}>{t('costList.setRules')}</Button>
        </Space>
      )}
      <Suspense>
        {open === 'lines' && (
          <PriceSheet
            {...shared}
            title={t('costList.sheet', { name })}
            lines={lines}
            save={(items) => update.mutateAsync({ id, version, name, bjdId, customerIds, items })}
          />
        )}
      </Suspense>
      {open === 'rules' && (
        <RecordDrawer
          {...shared}
          title={t('costList.rulesOf', { name })}
          schema={ruleOverrides}
          initial={jfgz}
          canSave
          save={(given) => setRules.mutateAsync({ id, version, jfgz: given })}
          fields={
            <>
              <p className="hint">{t('costList.rulesHint')}</p>
              {rules.map((rule) => (
                <RuleField key={rule} rule={rule} />
              ))}
            </>
          }
        />
      )}
    </>
  )
}

function RuleField({ rule }: { rule: Rule }) {
  const { t } = useTranslation()
  const words = useRuleWords()
  return (
    <Field name={rule}>
      <Select
        allowClear
        placeholder={t('costList.ownRule')}
        options={ruleOverrides.shape[rule].unwrap().options.map((value) => ({
          value,
          label: words(rule, value),
        }))}
      />
    </Field>
  )
}

const useRuleWords = () => {
  const { t } = useTranslation()
  return (rule: Rule, value: string) => t(`record.sheet.${rule}.${value}`)
}

function RulesInForce({ rules: set }: { rules: CostListRow['jfgz'] }) {
  const { t } = useTranslation()
  const words = useRuleWords()
  const said = rules.flatMap((rule) => {
    const value = set[rule]
    const field = t(`record.sheet.${rule}`)
    return value ? [t('records.value', { field, value: words(rule, value) })] : []
  })
  if (said.length === 0) return null
  return <p className="hint">{`${t('costList.rulesInForce')} ${said.join(' · ')}`}</p>
}
