import { Button } from 'antd'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { switchLanguage } from '../../i18n/setup.ts'
import { Yard } from './yard.tsx'
import './sign-in.css'

type Props = { isDemo?: boolean | undefined; children: ReactNode }

/** The quiet picture at the left, the product's name and what there is to do at the right. */
export function SignInFrame({ isDemo = false, children }: Props) {
  const { t } = useTranslation()
  useEffect(() => {
    document.title = t('app.name')
  }, [t])
  return (
    <div className="sign-in">
      <section className="sign-in-picture" aria-hidden>
        <Yard />
        <p>{t('app.tagline')}</p>
      </section>
      <main className="sign-in-panel">
        <header>
          <img src="/favicon.svg" alt="" width={36} height={36} />
          <h1>{t('app.name')}</h1>
          {isDemo && <span className="sign-in-badge">{t('app.demo')}</span>}
        </header>
        {children}
        <footer>
          <span>{isDemo && t('signIn.demoHint')}</span>
          <Button type="link" onClick={switchLanguage}>
            {t('language.switch')}
          </Button>
        </footer>
      </main>
    </div>
  )
}
