import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { TabListContext } from '../../lib/tab.ts'
import { Results } from './results.tsx'

/** The open tabs with all their parts. */
export function OpenTabs() {
  const { t } = useTranslation()
  const all = useContext(TabListContext)
  return (
    <section aria-label={t('test.tabs')}>
      <h2>{t('test.tabs')}</h2>
      <Results of={all.map(({ label, ...parts }) => [label, JSON.stringify(parts)] as const)} />
    </section>
  )
}
