import type { CostList } from '@yuncang/shared/nouns/cost-list/contract'
import { ruleIn, ruleRows } from '@yuncang/shared/nouns/tariff/billing-rule-contract'
import { App } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod'
import { inPlace, trpc } from '../../api/client.ts'
import { formFailureOf } from '../../api/form-failure.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { useOffered, type Offered } from '../../records/prices/offered.ts'
import { PriceWork } from '../../records/prices/price-work.tsx'
import { FormDrawer, SideDrawer } from '../../ui/form/drawer.tsx'
import { useRecordForm } from '../../ui/form/use-record-form.ts'
import { refreshed } from './refreshed.ts'
import { alwaysShown, completedRules, doubtClashes, pricesUnder, startRules } from './rule-lines.ts'
import { RuleMoves } from './rule-moves.tsx'

/** As wide as a spreadsheet wants it; the window is the limit. */
const width = 1280

const schema = z.object({ rules: ruleRows })

type Props = { list: CostList; onClose: () => void }

/** The billing rules of a cost list as a spreadsheet, with what a sample costs under them while they are typed. */
export function RuleSheet({ list, onClose }: Props) {
  const { t } = useTranslation()
  const offered = useOffered()
  const title = t('costList.rulesOf', { name: list.name })
  if (!offered)
    return (
      <SideDrawer title={title} size={width} onClose={onClose}>
        {t('record.sheet.loading')}
      </SideDrawer>
    )
  return <RuleForm list={list} offered={offered} onClose={onClose} />
}

/** The sheet itself, once it is known what its cells offer. */
export function RuleForm({ list, offered, onClose }: Props & { offered: Offered }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const setRules = useMutation(trpc.costList.setRules.mutationOptions(inPlace))
  // What somebody types over stays what it was until it is saved.
  const [{ id, version, name, items }] = useState(list)
  const title = t('costList.rulesOf', { name })
  const [lists] = useState(() => ({ rules: startRules(t, offered, list.rules) }))
  const { rules } = lists
  const pricesIn = useMemo(() => pricesUnder(items), [items])
  useEffect(() => {
    const complete = completedRules(rules)
    return rules.onChange(() => {
      rules.update(complete)
      doubtClashes(rules)
    })
  }, [rules])
  const record = useRecordForm({
    schema,
    initial: {},
    lists,
    save: (given) => setRules.mutateAsync({ id, version, rules: given.rules.map(ruleIn) }),
    onSaved: async ({ ruleVersion }) => {
      void message.success(t('costList.rule.saved', { name, version: ruleVersion }))
      await refreshed()
      onClose()
    },
    describe: formFailureOf,
  })
  return (
    <FormDrawer
      title={title}
      record={record}
      canSave
      size={width}
      onReload={() => void refreshed().then(onClose)}
      onClose={onClose}
    >
      <PriceWork
        label={title}
        hint={t('costList.rule.sheetHint')}
        lines={rules}
        always={alwaysShown}
        feeOf={offered.feeOf}
        pricesIn={pricesIn}
        onChange={record.touch}
      >
        <RuleMoves id={id} lines={rules} />
      </PriceWork>
    </FormDrawer>
  )
}
