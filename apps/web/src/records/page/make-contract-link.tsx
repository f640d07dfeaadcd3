import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useCan } from '../../session/session-context.tsx'

/** From what stands on no contract to a new one for its customer, for those who make contracts. */
export function MakeContractLink({ customerId }: { customerId: string }) {
  const { t } = useTranslation()
  if (!useCan('contract:write')) return null
  return (
    <Link to="/contract/contract/form" search={{ customerId }}>
      {t('record.makeContract')}
    </Link>
  )
}
