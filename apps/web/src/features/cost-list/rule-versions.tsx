import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { ComparedVersions } from '../../records/prices/compared-versions.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import { ruleVersionsIn, type RuleVersion } from './rule-history.ts'
import { comparedRules } from './rule-words.ts'
import { useFeeNames } from './use-fee-names.ts'

type Props = {
  id: string
  /** The version that somebody came for. */
  asked: number | undefined
}

const before: RuleVersion = { version: 0, rules: [], realName: '', time: '' }

/** What the rules were, version by version, any two of them side by side. */
export function RuleVersions({ id, asked }: Props) {
  const { t } = useTranslation()
  const nameOf = useFeeNames()
  const { data } = useQuery({
    ...trpc.record.operations.queryOptions({ businessId: id }),
    ...inPlace,
  })
  if (!data) return null
  const versions = ruleVersionsIn(data)
  const [newest, ...rest] = versions
  if (!newest) return <p className="hint">{t('costList.rule.noHistory')}</p>
  return (
    <>
      <ComparedVersions
        label={t('costList.rule.versions')}
        heading={t('costList.rule.one')}
        versions={[newest, ...rest, before]}
        asked={asked}
        nameOf={({ version }) => t('costList.rule.version', { version })}
        termsOf={({ before: was, after: is }) =>
          comparedRules(t, { before: was.rules, after: is.rules, nameOf })
        }
      />
      <div style={{ height: 16 }} />
      <Timeline
        entries={versions.map((each) => ({
          key: String(each.version),
          time: each.time,
          title: titleOf(t, each),
          details: each.step?.reason,
        }))}
      />
    </>
  )
}

function titleOf(t: TFunction, { version, realName: who, step }: RuleVersion): string {
  const said = { who, version, code: step?.ruleCode ?? '' }
  if (!step) return t('costList.rule.changed', said)
  return t(step.action === 'stopRule' ? 'costList.rule.stopped' : 'costList.rule.resumed', said)
}
