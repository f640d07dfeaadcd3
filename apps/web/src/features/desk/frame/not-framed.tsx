import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { Outcome } from '../../../ui/outcome.tsx'

type Props = {
  name: string
  address: string
  /** Empty for an address that no browser understands. */
  origin: string
}

/**
 * In place of a page whose host the operator has not named. It may be looked at in a window of its own, where it is
 * what it is: another site, that hears nothing of ours.
 */
export function NotFramed({ name, address, origin }: Props) {
  const { t } = useTranslation()
  const isAddress = origin !== ''
  return (
    <Outcome
      sign="403"
      title={t('frame.refused', { name })}
      next={
        isAddress && (
          <Button type="primary" href={address} target="_blank" rel="noopener noreferrer">
            {t('frame.window')}
          </Button>
        )
      }
    >
      {isAddress ? t('frame.notNamed', { origin }) : t('frame.noAddress', { address })}
    </Outcome>
  )
}
