import { formatInstant } from '@yuncang/shared/kernel/date-format'
import { say } from '@yuncang/shared/client-messages'
import { isEmpty } from '@yuncang/shared/validate/empty'
import type { Finding } from '@yuncang/shared/validate/finding'
import { checkImageName } from '@yuncang/shared/validate/image-name'
import { numberOf } from '@yuncang/shared/validate/number'
import { validatePhone } from '@yuncang/shared/validate/phone-verdict'
import { checkUrl } from '@yuncang/shared/validate/url'
import { Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../lib/language.ts'
import { Results } from './results.tsx'

/** What the rules that every form shares say of a text. */
export function Checks() {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [pattern, setPattern] = useState('Y-m-d H:M:S.s')
  const [openedAt] = useState(() => new Date().toISOString())
  const locale = currentLanguage()
  const verdict = (finding: Finding | undefined) =>
    finding ? say(locale, finding.reason, finding.params) : t('test.fine')
  const logged: string[] = []
  const number = numberOf(text, (message) => void logged.push(message), locale)
  return (
    <section aria-label={t('test.checks')}>
      <h2>{t('test.checks')}</h2>
      <Input
        value={text}
        aria-label={t('test.text')}
        placeholder={t('test.text')}
        maxLength={200}
        onChange={(event) => setText(event.target.value)}
      />
      <Results
        of={[
          [t('test.phone'), validatePhone(text, locale).message || t('test.fine')],
          [t('test.empty'), t(isEmpty(text) ? 'test.yes' : 'test.no')],
          [t('test.url'), verdict(checkUrl(text, location.origin))],
          [t('test.image'), verdict(checkImageName(text))],
          [t('test.number'), number === undefined ? logged.join() : String(number)],
        ]}
      />
      <Input
        value={pattern}
        aria-label={t('test.pattern')}
        maxLength={60}
        onChange={(event) => setPattern(event.target.value)}
      />
      <Results of={[[t('test.opened'), formatInstant(openedAt, pattern)]]} />
    </section>
  )
}
