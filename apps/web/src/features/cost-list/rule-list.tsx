import type { CostList } from '@yuncang/shared/nouns/cost-list/contract'
import { useTranslation } from 'react-i18next'
import { counted } from '../../lib/language.ts'
import { useCan } from '../../session/session-context.tsx'
import { RecordList } from '../../ui/record-list.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { RuleStopButton } from './rule-stop-button.tsx'
import { saidWords, scopeWords } from './rule-words.ts'
import { useFeeNames } from './use-fee-names.ts'

type Props = {
  list: CostList
  /** Where rules are stopped and resumed. */
  canStop?: boolean
}

/** The billing rules of a cost list in words: their codes, what they are for, and what they say. */
export function RuleList({ list, canStop = false }: Props) {
  const { t } = useTranslation()
  const nameOf = useFeeNames()
  const mayWrite = useCan('costList:write')
  return (
    <RecordList
      title={counted(t('costList.rule.all'), list.rules.length)}
      empty={t('costList.rule.none')}
      items={list.rules.map((rule) => ({
        key: rule.ruleCode,
        title: (
          <>
            <span>{rule.ruleCode}</span>
            <strong>{scopeWords(t, rule, nameOf)}</strong>
          </>
        ),
        tag: rule.isStop === 1 && <StatusTag tone="idle" label={t('record.state.stopped')} />,
        details: [...saidWords(t, rule), rule.remark],
        actions: canStop && mayWrite && <RuleStopButton list={list} rule={rule} />,
      }))}
    />
  )
}
