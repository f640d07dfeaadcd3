import { useQuery } from '@tanstack/react-query'
import type { Contract } from '@yuncang/shared/nouns/contract/contract'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { counted } from '../../lib/language.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { RecordList } from '../../ui/record-list.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { refreshed } from './refreshed.ts'
import { StopButton } from './stop-button.tsx'
import { useMayStop } from './use-may-stop.ts'

/** 合同方 */
export function PartySection({ contract }: { contract: Contract }) {
  const { t } = useTranslation()
  const { data } = useQuery(trpc.contract.parties.queryOptions({ id: contract.id }))
  const { labelOf } = useDictionary('CONTRACT_PARTY_TYPE')
  const mayStop = useMayStop(contract)
  const { mutate, isPending, variables } = useMutation({
    ...trpc.contractParty.setStopped.mutationOptions(),
    onSuccess: refreshed,
  })
  return (
    <RecordList
      title={counted(t('contract.parties'), data?.length)}
      empty={t('contract.noParties')}
      items={data?.map(({ id, version, partyType, customerName, isStop }) => ({
        key: id,
        title: customerName,
        tag: isStop === 1 && <StatusTag tone="idle" label={t('record.state.stopped')} />,
        details: [labelOf(partyType)],
        actions: mayStop && (
          <StopButton
            name={`${labelOf(partyType)} ${customerName}`}
            isStopped={isStop === 1}
            isPending={isPending && variables.id === id}
            onSet={(next) => mutate({ id, version, isStop: next })}
          />
        ),
      }))}
    />
  )
}
