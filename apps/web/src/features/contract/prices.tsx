import { useMutation, useQuery } from '@tanstack/react-query'
import type { Contract } from '@yuncang/shared/contracts/contract'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { counted } from '../../lib/language.ts'
import { RecordList } from '../../ui/record-list.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { usePriceWords } from '../../records/price-words.ts'
import { refreshed } from './refreshed.ts'
import { quotationLabel } from './status.tsx'
import { StopButton } from './stop-button.tsx'
import { useMayStop } from './use-may-stop.ts'

/** What the newest quotation of a contract says, a line for each fee. */
export function PriceSection({ contract }: { contract: Contract }) {
  const { t } = useTranslation()
  const { data } = useQuery(trpc.contract.quotation.queryOptions({ id: contract.id }))
  const { priceOf, rulesOf } = usePriceWords()
  const mayStop = useMayStop(contract)
  const { mutate, isPending, variables } = useMutation({
    ...trpc.contract.setLineStopped.mutationOptions(),
    onSuccess: refreshed,
  })
  const of = data && { no: data.bjdNo, from: data.validFrom, to: data.validTo }
  return (
    <>
      <RecordList
        title={counted(t('contract.prices'), data?.details.length)}
        empty={t('contract.noPrices')}
        items={data?.details.map((line) => ({
          key: line.detailId,
          title: (
            <>
              <span>{line.feeName}</span>
              <strong>{priceOf(line)}</strong>
            </>
          ),
          tag: line.isStop === 1 && <StatusTag tone="idle" label={t('record.state.stopped')} />,
          details: rulesOf(line),
          actions: mayStop && (
            <StopButton
              name={line.feeName}
              isStopped={line.isStop === 1}
              isPending={isPending && variables.detailId === line.detailId}
              onSet={(next) =>
                mutate({ detailId: line.detailId, operation: next === 1 ? 'stop' : 'resume' })
              }
            />
          ),
        }))}
      />
      {data && (
        <p className="hint" style={{ marginBlock: '8px 0' }}>
          {data.revision === 0
            ? t('contract.quotationUnpassed', { ...of, status: quotationLabel(data.auditStatus) })
            : t('contract.quotationOf', { ...of, revision: data.revision })}
        </p>
      )}
    </>
  )
}
