import { useQuery } from '@tanstack/react-query'
import type { Contract } from '@yuncang/shared/nouns/contract/contract'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import { listed } from '../../lib/language.ts'
import { ComparedLines } from '../../records/prices/compared-lines.tsx'
import { ComparedTerms } from '../../records/prices/compared-terms.tsx'
import { useTerms } from './use-terms.ts'

type Sides = { before: Contract; after: Contract }

/** Two contracts side by side: each field, with what changed marked, and their prices. */
export function Compared({ before, after }: Sides) {
  const { t } = useTranslation()
  const termsOf = useTerms()
  const parties = [usePartyText(before.id), usePartyText(after.id)] as const
  const [old, now] = [usePrices(before.id), usePrices(after.id)]
  const earlier = [...termsOf(before), [t('contract.parties'), parties[0]] as const]
  const later = [...termsOf(after), [t('contract.parties'), parties[1]] as const]
  return (
    <>
      <ComparedTerms
        label={t('contract.versions')}
        heading={t('contract.term')}
        names={[before.contractNo, after.contractNo]}
        terms={later.map(([label, is], at) => ({ label, was: earlier[at]![1], is }))}
      />
      <h2>{t('contract.prices')}</h2>
      <ComparedLines
        before={{ name: before.contractNo, lines: old }}
        after={{ name: after.contractNo, lines: now }}
      />
    </>
  )
}

const noLines: never[] = []

function usePrices(id: string) {
  const { data } = useQuery({ ...trpc.contract.quotation.queryOptions({ id }), ...inPlace })
  return data?.details ?? noLines
}

/** The parties of a contract in one line. */
function usePartyText(id: string): string {
  const { labelOf } = useDictionary('CONTRACT_PARTY_TYPE')
  const { data = noLines } = useQuery({ ...trpc.contract.parties.queryOptions({ id }), ...inPlace })
  return listed(
    data
      .filter(({ isStop }) => !isStop)
      .map(({ partyType, customerName }) => `${labelOf(partyType)} ${customerName}`),
  )
}
