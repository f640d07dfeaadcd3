import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { ComparedTerms } from '../../records/prices/compared-terms.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import { ruleVersionsIn, type RuleVersion } from './rule-history.ts'
import { comparedRules } from './rule-words.ts'
import { useFeeNames } from './use-fee-names.ts'
import './compared.css'

type Props = {
  id: string
  /** The version that somebody came for. */
  asked: number | undefined
}

const before: RuleVersion = { version: 0, rules: [], realName: '', time: '' }

/** What the rules were, version by version, any two of them side by side. */
export function RuleVersions({ id, asked }: Props) {
  const { t } = useTranslation()
  const { data } = useQuery({
    ...trpc.record.operations.queryOptions({ businessId: id }),
    ...inPlace,
  })
  if (!data) return null
  const versions = ruleVersionsIn(data)
  if (versions.length === 0) return <p className="hint">{t('costList.rule.noHistory')}</p>
  return (
    <>
      <Sides versions={[...versions, before]} asked={asked} />
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

function Sides({
  versions,
  asked,
}: {
  versions: readonly RuleVersion[]
  asked: number | undefined
}) {
  const { t } = useTranslation()
  const nameOf = useFeeNames()
  const [newest] = versions
  const known = (version: number | undefined) => versions.find((each) => each.version === version)
  const [chosen, setChosen] = useState<{ was?: number; is?: number }>({})
  const is = known(chosen.is ?? asked) ?? newest ?? before
  const was = known(chosen.was) ?? known(is.version - 1) ?? before
  const nameOfVersion = ({ version }: RuleVersion) => t('costList.rule.version', { version })
  const options = versions.map((each) => ({ value: each.version, label: nameOfVersion(each) }))
  const names = [nameOfVersion(was), nameOfVersion(is)] as const
  return (
    <>
      <div className="compared-with pair">
        <Select
          aria-label={t('costList.rule.was')}
          value={was.version}
          options={options}
          onChange={(version) => setChosen({ ...chosen, was: version })}
        />
        <Select
          aria-label={t('costList.rule.is')}
          value={is.version}
          options={options}
          onChange={(version) => setChosen({ ...chosen, is: version })}
        />
      </div>
      <ComparedTerms
        label={t('costList.rule.versions')}
        heading={t('costList.rule.one')}
        names={names}
        terms={comparedRules(t, { before: was.rules, after: is.rules, nameOf })}
      />
    </>
  )
}
