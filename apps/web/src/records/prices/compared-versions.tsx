import { Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ComparedTerms, type ComparedTerm } from './compared-terms.tsx'
import './compared-with.css'

type Version = { readonly version: number }

type Props<V extends Version> = {
  /** What the table is, and what the terms are called together. */
  label: string
  heading: string
  /** The newest first; the last one is what there was before. */
  versions: readonly [V, ...V[]]
  /** The version that somebody came for. */
  asked?: number | undefined
  nameOf: (version: V) => string
  termsOf: (sides: Record<'before' | 'after', V>) => ComparedTerm[]
}

/** Any two versions side by side: the newest and the one before it, until others are chosen. */
export function ComparedVersions<V extends Version>({
  label,
  heading,
  versions,
  asked,
  nameOf,
  termsOf,
}: Props<V>) {
  const { t } = useTranslation()
  const known = (version: number | undefined) => versions.find((each) => each.version === version)
  const [chosen, setChosen] = useState<{ was?: number; is?: number }>({})
  const is = known(chosen.is ?? asked) ?? versions[0]
  const was = known(chosen.was) ?? known(is.version - 1) ?? versions.at(-1) ?? is
  const options = versions.map((each) => ({ value: each.version, label: nameOf(each) }))
  return (
    <>
      <div className="compared-with pair">
        <Select
          aria-label={t('record.compare.was')}
          value={was.version}
          options={options}
          onChange={(version) => setChosen({ ...chosen, was: version })}
        />
        <Select
          aria-label={t('record.compare.is')}
          value={is.version}
          options={options}
          onChange={(version) => setChosen({ ...chosen, is: version })}
        />
      </div>
      <ComparedTerms
        label={label}
        heading={heading}
        names={[nameOf(was), nameOf(is)]}
        terms={termsOf({ before: was, after: is })}
      />
    </>
  )
}
