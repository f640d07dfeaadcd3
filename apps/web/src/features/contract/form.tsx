import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { today } from '@yuncang/shared/kernel/calendar'
import type { Contract } from '@yuncang/shared/nouns/contract/contract'
import { App, Skeleton } from 'antd'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { TabContext } from '../../lib/tab.ts'
import { FollowedRecord } from '../../ui/form/held-record.tsx'
import { StatusPage } from '../../ui/status-page.tsx'
import { EditContractForm, NewContractForm } from './contract-form.tsx'
import { blankFor, copyOf } from './form-values.ts'
import { refreshed } from './refreshed.ts'
import { noSubjects, useSubjects } from './subject-select.tsx'
import { useLoaded } from './use-loaded.ts'

const newRoute = getRouteApi('/contract/contract/form')
const editRoute = getRouteApi('/contract/contract/form/$id')

const now = () => today(new Date().toISOString())

/** Where the form leads: to the contract once it is saved, else to the list. */
function useWays() {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const navigate = useNavigate()
  const tab = useContext(TabContext)
  return {
    onSaved: async ({ id, contractNo: no }: Contract) => {
      void message.success(t('contract.saved', { no }))
      await refreshed()
      void navigate({ to: '/contract/contract/detail/$id', params: { id } })
      tab.close()
    },
    onClose: () => {
      void navigate({ to: '/contract/contract/index' })
      tab.close()
    },
  }
}

/** A new contract: blank, for a customer, or like an old one. */
export function NewContract() {
  const { copy, customerId } = newRoute.useSearch()
  const ways = useWays()
  const { data: { names: subjects } = noSubjects, isLoading } = useSubjects()
  if (copy !== undefined) return <CopiedContract id={copy} />
  if (isLoading) return <Skeleton active />
  const initial = blankFor({ customerId, subjects }, now())
  const draftId = customerId === undefined ? 'new' : `new ${customerId}`
  return <NewContractForm initial={initial} draftId={draftId} {...ways} />
}

function CopiedContract({ id }: { id: string }) {
  const { loaded, failure } = useLoaded(id)
  const ways = useWays()
  if (failure) return <StatusPage code={failure.code} />
  if (!loaded) return <Skeleton active />
  const initial = copyOf(loaded, now())
  return (
    <NewContractForm initial={initial} draftId={`copy ${id}`} like={loaded.contract} {...ways} />
  )
}

export function EditContract() {
  const { id } = editRoute.useParams()
  const { loaded, newest, failure, reload } = useLoaded(id)
  const ways = useWays()
  if (failure) return <StatusPage code={failure.code} />
  if (!loaded) return <Skeleton active />
  return (
    <FollowedRecord id={id} version={loaded.contract.version} newest={newest} onFollow={reload}>
      <EditContractForm
        key={loaded.turn}
        loaded={loaded}
        lead={<ToDocuments id={id} />}
        onReload={reload}
        {...ways}
      />
    </FollowedRecord>
  )
}

/** Files are added and made on the page of the contract. */
function ToDocuments({ id }: { id: string }) {
  const { t } = useTranslation()
  return (
    <p className="hint">
      <Link to="/contract/contract/detail/$id" params={{ id }}>
        {t('contract.form.toDocuments')}
      </Link>
    </p>
  )
}
