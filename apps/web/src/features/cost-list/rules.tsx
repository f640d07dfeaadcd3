import { Link } from '@tanstack/react-router'
import type { CostList } from '@yuncang/shared/nouns/cost-list/contract'
import { useTranslation } from 'react-i18next'
import { RuleList } from './rule-list.tsx'

/** The billing rules that stand in for the terms of the lines, and the way to their page. */
export function CostListRuleSection({ list }: { list: CostList }) {
  const { t } = useTranslation()
  return (
    <div className="card">
      <RuleList list={list} />
      <p className="hint">{t('costList.rulesHint')}</p>
      <Link to="/contract/costList/rules/$id" params={{ id: list.id }}>
        {t('costList.rule.open')}
      </Link>
    </div>
  )
}
