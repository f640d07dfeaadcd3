import type { Contract } from '@yuncang/shared/nouns/contract/contract'
import { today } from '@yuncang/shared/kernel/calendar'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { bulkOf } from '../../records/list/bulk.ts'
import { printing } from '../../records/papers/printing.tsx'
import { useSession } from '../../session/session-context.tsx'
import type { Session } from '../../session/session.ts'
import type { Bulk, BulkDialog } from '../../ui/grid/index.ts'
import { refreshed } from './refreshed.ts'
import { Renewals } from './renewals.tsx'
import { queryOf, type ContractSearch } from './search.ts'
import { statusLabel } from './status.tsx'
import { renewalRefusalOf } from './steps.ts'

/** What is done with contracts of the list. */
export function useContractBulk(search: ContractSearch): Bulk<Contract> {
  const { t } = useTranslation()
  const session = useSession()
  return useMemo(() => {
    const renews = session.permissions.has('contract:write')
    return bulkOf<Contract>({
      actions: [
        ...(renews ? [renewing(t, session)] : []),
        printing(t, 'contract', ({ contractNo }) => contractNo),
      ],
      nameOf: ({ contractNo }) => contractNo,
      loadPage: (paging) => client.contract.page.query({ ...queryOf(search), ...paging }),
      onDone: () => void refreshed(),
    })
  }, [t, search, session])
}

/** Renews those of the selected contracts that can be renewed now, one after the other. */
function renewing(t: TFunction, { user, permissions }: Session): BulkDialog<Contract> {
  const day = today(new Date().toISOString())
  const refusal = (contract: Contract) => {
    const reason = renewalRefusalOf(contract, { id: user.id, permissions }, day)
    if (reason === undefined) return undefined
    return reason === 'notRenewed' || reason === 'tooEarly'
      ? t(`contract.refusal.${reason}`)
      : statusLabel(contract.status)
  }
  return {
    key: 'renew',
    label: t('contract.step.renew'),
    refusal,
    dialog: (rows, onClose) => (
      <Renewals
        contracts={rows.filter((row) => refusal(row) === undefined)}
        leftOut={rows.flatMap((row) => {
          const reason = refusal(row)
          return reason === undefined ? [] : [{ no: row.contractNo, reason }]
        })}
        onClose={onClose}
      />
    ),
  }
}
