import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { Contract } from '@yuncang/shared/nouns/contract/contract'
import { Skeleton } from 'antd'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { useTabTitle } from '../../lib/tab.ts'
import { DocumentsOf } from '../../records/documents/documents-of.tsx'
import { RecordTimeline } from '../../records/history/history.tsx'
import { RecordWithRail } from '../../records/page/record-rail.tsx'
import { useWalkKeys } from '../../records/page/use-walk-keys.ts'
import { CopyList } from '../../records/papers/copy-list.tsx'
import { PrintButton } from '../../records/papers/print-button.tsx'
import { SealButton } from '../../records/seals/seal-button.tsx'
import { CodeText } from '../../ui/code-text.tsx'
import { StatusPage } from '../../ui/status-page.tsx'
import { ContractActions } from './actions.tsx'
import { ContactSection } from './contacts.tsx'
import { ContractFacts } from './contract-facts.tsx'
import { DocumentMenu } from './document-menu.tsx'
import { EditLinks } from './edit-links.tsx'
import { PartySection } from './parties.tsx'
import { PriceSection } from './prices.tsx'
import { Refusals } from './refusals.tsx'
import { ContractStatus, quotationLabel, QuotationStatus } from './status.tsx'
import { useRecordWords } from './use-record-words.ts'
import { Versions } from './versions.tsx'
import { ContractWay } from './way.tsx'

const route = getRouteApi('/contract/contract/detail/$id')

/** One contract: head with the next step, facts, parties, prices, contacts, and what has happened to it. */
export function ContractDetail() {
  const { id } = route.useParams()
  const found = useQuery({ ...trpc.contract.get.queryOptions({ id }), meta: { inPlace: true } })
  if (found.data) return <LoadedContract contract={found.data} />
  if (!found.error) return <Skeleton active />
  return <StatusPage code={apiErrorOf(found.error).code} />
}

function LoadedContract({ contract }: { contract: Contract }) {
  const { t } = useTranslation()
  const wordsOf = useRecordWords()
  useTabTitle(contract.contractNo)
  const navigate = useNavigate()
  useWalkKeys('contract', contract.id, (id) =>
    navigate({ to: '/contract/contract/detail/$id', params: { id } }),
  )
  const status = quotationLabel(contract.quotationStatus)
  return (
    <div className="record-page">
      <div className="page-head">
        <h1>
          <CodeText value={contract.contractNo} />
        </h1>
        <ContractStatus contract={contract} />
        <QuotationStatus
          status={contract.quotationStatus}
          label={t('contract.quotationIs', { status })}
        />
        <span className="count">{contract.customerName}</span>
        <ContractActions
          contract={contract}
          beside={
            <>
              <PrintButton paper="contract" businessId={contract.id} />
              <DocumentMenu contract={contract} />
              <SealButton
                source={{ type: 'CONTRACT', id: contract.id, no: contract.contractNo }}
                status={contract.status}
              />
              <EditLinks contract={contract} />
            </>
          }
        />
      </div>
      <Refusals contract={contract} />
      <ContractWay contract={contract} />
      <RecordWithRail
        title={t('contract.timeline')}
        timeline={<RecordTimeline id={contract.id} wordsOf={wordsOf} />}
      >
        <section className="card">
          <h2>{t('contract.head')}</h2>
          <ContractFacts contract={contract} />
        </section>
        <div className="card">
          <PriceSection contract={contract} />
        </div>
        <div className="card">
          <PartySection contract={contract} />
        </div>
        <div className="card">
          <ContactSection contract={contract} />
        </div>
        <Suspense>
          <DocumentsOf
            module="HTGL"
            businessId={contract.id}
            status={contract.status}
            docType="HT"
          />
        </Suspense>
        <Versions contract={contract} />
        <CopyList paper="contract" businessId={contract.id} />
      </RecordWithRail>
    </div>
  )
}
