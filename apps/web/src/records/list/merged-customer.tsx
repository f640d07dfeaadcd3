import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Alert } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { useCan } from '../../session/session-context.tsx'

/** How the filters of lists call whose their records are. */
const names = ['customerId', 'hqCustomerId'] as const
type Name = (typeof names)[number]

type Props = { search: object; onChange: (next: Partial<Record<Name, string>>) => void }
type Merged = { id: string; name: string; was: string }

/** An address from before a customer was merged is about the one that took it over, and says so. */
export function MergedCustomer({ search, onChange }: Props) {
  const { t } = useTranslation()
  const canRead = useCan('customer:read')
  const [told, setTold] = useState<Merged>()
  const name = names.find((each) => typeof Reflect.get(search, each) === 'string')
  const id = name && String(Reflect.get(search, name))
  const before = useCustomer(canRead ? id : undefined)
  const heir = useCustomer(before?.mergedIntoId ?? undefined)
  if (before && heir && told?.id !== heir.id)
    setTold({ id: heir.id, name: heir.customerName, was: before.customerName })
  const follow = useEffectEvent(onChange)
  useEffect(() => {
    if (name !== undefined && heir) follow({ [name]: heir.id })
  }, [name, heir])
  if (!told || told.id !== id) return null
  return (
    <Alert
      type="info"
      showIcon
      closable={{ onClose: () => setTold(undefined) }}
      title={
        <>
          {t('list.merged', { was: told.was })}{' '}
          <Link to="/base/customer/detail/$id" params={{ id: told.id }}>
            {told.name}
          </Link>
        </>
      }
      description={t('list.mergedHint')}
    />
  )
}

const useCustomer = (id: string | undefined) =>
  useQuery({
    ...trpc.customer.get.queryOptions({ id: id ?? '' }),
    enabled: id !== undefined,
    meta: { inPlace: true },
  }).data
