import { useQuery } from '@tanstack/react-query'
import type { CostList } from '@yuncang/shared/nouns/cost-list/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { CostListSelect } from '../../records/form/cost-list-select.tsx'
import { ComparedLines } from '../../records/prices/compared-lines.tsx'
import { ComparedTerms } from '../../records/prices/compared-terms.tsx'
import { comparedRules } from './rule-words.ts'
import { useFeeNames } from './use-fee-names.ts'
import '../../records/prices/compared-with.css'

/** A cost list has no versions: its rules and prices stand beside those of another list. */
export function ComparedCostLists({ list }: { list: CostList }) {
  const { t } = useTranslation()
  const [otherId, setOtherId] = useState<string>()
  const { data: other } = useQuery({
    ...trpc.costList.get.queryOptions({ id: otherId ?? '' }),
    enabled: otherId !== undefined,
    ...inPlace,
  })
  return (
    <section className="card">
      <h2>{t('costList.compare')}</h2>
      <div className="compared-with">
        <CostListSelect
          label={t('costList.compareWith')}
          except={list.id}
          value={otherId ?? null}
          onChange={setOtherId}
        />
      </div>
      {other && otherId !== undefined && <Sides before={other} after={list} />}
    </section>
  )
}

function Sides({ before, after }: Record<'before' | 'after', CostList>) {
  const { t } = useTranslation()
  const nameOf = useFeeNames()
  return (
    <>
      <ComparedTerms
        label={t('costList.rule.all')}
        heading={t('costList.rule.all')}
        names={[before.name, after.name]}
        terms={comparedRules(t, { before: before.rules, after: after.rules, nameOf })}
      />
      <ComparedLines
        before={{ name: before.name, lines: before.items }}
        after={{ name: after.name, lines: after.items }}
      />
    </>
  )
}
