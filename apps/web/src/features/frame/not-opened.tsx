import type { LinkRefusal } from '@yuncang/shared/nouns/menu/rules'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { siteOf } from '../../shell/menu.ts'
import { Outcome } from '../../ui/outcome.tsx'

type Props = { name: string; address: string; refusal: LinkRefusal }

const sentences = {
  'menu.notFramed': 'frame.notNamed',
  'menu.notSecure': 'frame.notSecure',
  'menu.pathShape': 'frame.noAddress',
} as const satisfies Record<LinkRefusal, string>

/**
 * In place of a page elsewhere that may not be opened. One whose host the operator has not named may be looked at in a
 * window of its own, where it is what it is: another site, that hears nothing of ours.
 */
export function NotOpened({ name, address, refusal }: Props) {
  const { t } = useTranslation()
  const hasWindow = refusal === 'menu.notFramed' && address.startsWith('https:')
  return (
    <Outcome
      sign="403"
      title={t('frame.refused', { name })}
      action={
        hasWindow && (
          <Button type="primary" href={address} target="_blank" rel="noopener noreferrer">
            {t('frame.window')}
          </Button>
        )
      }
    >
      {t(sentences[refusal], { address, origin: siteOf({ path: address }) })}
    </Outcome>
  )
}
