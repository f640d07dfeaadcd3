import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Contract } from '@yuncang/shared/nouns/contract/contract'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { counted } from '../../lib/language.ts'
import { LineStopButton } from '../../records/prices/line-stop-button.tsx'
import { PriceLines } from '../../records/prices/price-lines.tsx'
import { refreshed } from './refreshed.ts'
import { quotationLabel } from './status.tsx'
import { useMayStop } from './use-may-stop.ts'

/** What the newest quotation of a contract says, a line for each fee. */
export function PriceSection({ contract }: { contract: Contract }) {
  const { t } = useTranslation()
  const { data } = useQuery(trpc.contract.quotation.queryOptions({ id: contract.id }))
  const mayStop = useMayStop(contract)
  const of = data && { no: data.bjdNo, from: data.validFrom, to: data.validTo }
  return (
    <>
      <PriceLines
        title={counted(t('contract.prices'), data?.details.length)}
        empty={t('contract.noPrices')}
        lines={data === undefined ? undefined : (data?.details ?? [])}
        {...(mayStop && {
          renderActions: (line) => <LineStopButton line={line} onDone={refreshed} />,
        })}
      />
      {data && (
        <p className="hint" style={{ marginBlock: '8px 0' }}>
          {data.revision === 0
            ? t('contract.quotationUnpassed', { ...of, status: quotationLabel(data.auditStatus) })
            : t('contract.quotationOf', { ...of, revision: data.revision })}{' '}
          <Link to="/contract/quotation/detail/$id" params={{ id: data.bjdId }}>
            {t('contract.openQuotation')}
          </Link>
        </p>
      )}
    </>
  )
}
