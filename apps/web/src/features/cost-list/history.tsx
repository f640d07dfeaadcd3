import { useTranslation } from 'react-i18next'
import { RecordTimeline, useActionWords } from '../../records/history/history.tsx'
import { PriceHistory } from '../../records/prices/price-history.tsx'

/** What happened to a cost list; its fields hold ids, so that the words of the steps say enough. */
export function CostListHistory({ id }: { id: string }) {
  const { t } = useTranslation()
  const usual = useActionWords()
  const own: Readonly<Record<string, string>> = {
    enable: t('costList.enable'),
    disable: t('costList.disable'),
    setRules: t('costList.setRules'),
    stopRule: t('costList.rule.stop'),
    resumeRule: t('costList.rule.resume'),
  }
  return (
    <>
      <section className="card">
        <h2>{t('record.priced.title')}</h2>
        <PriceHistory ids={[id]} />
      </section>
      <section className="card">
        <h2>{t('records.title')}</h2>
        <RecordTimeline id={id} wordsOf={({ action }) => own[action] ?? usual(action)} />
      </section>
    </>
  )
}
