import { useQuery } from '@tanstack/react-query'
import type { Contract } from '@yuncang/shared/nouns/contract/contract'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { counted } from '../../lib/language.ts'
import { RecordList } from '../../ui/record-list.tsx'

/** The people of the customer. */
export function ContactSection({ contract }: { contract: Contract }) {
  const { t } = useTranslation()
  const { data } = useQuery(trpc.contract.contacters.queryOptions({ id: contract.id }))
  return (
    <RecordList
      title={counted(t('contract.contacts'), data?.length)}
      empty={t('contract.noContacts')}
      items={data?.map(({ id, name, phone, position, email }) => ({
        key: id,
        title: name,
        details: [position, phone, email],
      }))}
    />
  )
}
