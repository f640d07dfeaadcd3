import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Contract } from '@yuncang/shared/nouns/contract/contract'
import { Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { RecordList } from '../../ui/record-list.tsx'
import { Compared } from './compared.tsx'
import { ContractStatus } from './status.tsx'

/** The contracts that this one renews and that renew it, and this one beside another of them. */
export function Versions({ contract }: { contract: Contract }) {
  const { t } = useTranslation()
  const { id } = contract
  const { data: versions = [] } = useQuery({
    ...trpc.contract.versions.queryOptions({ id }),
    ...inPlace,
  })
  const [picked, setPicked] = useState<string>()
  const at = versions.findIndex((each) => each.id === id)
  // The one before it, as a rule; the first one is seen beside its renewal.
  const neighbour = versions[at - 1] ?? versions[at + 1]
  const other = versions.find((each) => each.id === picked) ?? neighbour
  if (at < 0 || !other) return null
  const isLater = versions.indexOf(other) > at
  const [before, after] = isLater ? [versions[at]!, other] : [other, versions[at]!]
  return (
    <div className="card">
      <RecordList
        title={t('contract.versions')}
        empty=""
        items={versions.map((each) => ({
          key: each.id,
          title:
            each.id === id ? (
              <strong>{each.contractNo}</strong>
            ) : (
              <Link to="/contract/contract/detail/$id" params={{ id: each.id }}>
                {each.contractNo}
              </Link>
            ),
          tag: <ContractStatus contract={each} />,
          details: [`${each.startDate} – ${each.endDate}`],
        }))}
      />
      {versions.length > 2 && (
        <p>
          {t('contract.compareWith')}{' '}
          <Select
            aria-label={t('contract.compareWith')}
            value={other.id}
            style={{ minWidth: 200 }}
            options={versions
              .filter((each) => each.id !== id)
              .map((each) => ({ value: each.id, label: each.contractNo }))}
            onChange={setPicked}
          />
        </p>
      )}
      <Compared before={before} after={after} />
    </div>
  )
}
