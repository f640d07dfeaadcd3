import {
  listPlaceholders,
  valuePlaceholders,
} from '@yuncang/shared/nouns/contract-document/placeholders'
import { standardTemplate } from '@yuncang/shared/nouns/contract-document/rules'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../lib/language.ts'
import { CodeText } from '../../ui/code-text.tsx'
import { Facts } from '../../ui/facts.tsx'
import { TemplateCard } from './template-card.tsx'

/** The tenant's template of contracts, and what can stand in it. */
export function ContractTemplatePage() {
  const { t } = useTranslation()
  const language = currentLanguage()
  const tag = (key: string, zh: string) => `{{${language === 'zh' ? zh : key}}}`
  return (
    <div className="record-page">
      <div className="page-head">
        <h1>{t('contract.template')}</h1>
      </div>
      <section className="card">
        <TemplateCard id={standardTemplate} />
      </section>
      <section className="card">
        <h2>{t('contract.document.placeholders')}</h2>
        <p>{t('contract.document.placeholdersHint')}</p>
        <Facts
          items={Object.entries(valuePlaceholders).map(([key, words]) => [
            words[language],
            <CodeText key={key} value={tag(key, words.zh)} />,
          ])}
        />
      </section>
      {Object.entries(listPlaceholders).map(([list, words]) => (
        <section className="card" key={list}>
          <h2>{t('contract.document.rowsOf', { list: words[language] })}</h2>
          <p>
            {t('contract.document.rowsHint', {
              begin: `{{#${language === 'zh' ? words.zh : list}}}`,
              end: `{{/${language === 'zh' ? words.zh : list}}}`,
            })}
          </p>
          <Facts
            items={Object.entries(words.fields).map(([key, each]) => [
              each[language],
              <CodeText key={key} value={tag(key, each.zh)} />,
            ])}
          />
        </section>
      ))}
    </div>
  )
}
