import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router'
import { Button } from 'antd'
import { lazy, Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import { useImportWindow } from '../../records/import/use-import-window.ts'
import { ListPage } from '../../records/list/list-page.tsx'
import { Permit, useCan } from '../../session/session-context.tsx'
import { AttachmentsButton } from './attachments-button.tsx'
import { useContractBulk } from './bulk.tsx'
import { contractColumns } from './columns.tsx'
import { ContractFilters, noContractFilters } from './filters.tsx'
import { contractSearch, queryOf } from './search.ts'
import { ContractSegments } from './segments.tsx'

const ContractImport = lazy(async () => ({
  default: (await import('./import.tsx')).ContractImport,
}))

const route = getRouteApi('/contract/contract/index')

/** Contracts: filters and page in the address. */
export function ContractList() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/contract/contract/index' })
  const router = useRouter()
  const imports = useImportWindow(
    search.importId,
    (importId) => void navigate({ search: { ...search, importId }, replace: true }),
  )
  const { labelOf } = useDictionary('CONTRACT_TYPE')
  const columns = useMemo(() => contractColumns(t, labelOf), [t, labelOf])
  const list = useQuery({ ...trpc.contract.page.queryOptions(queryOf(search)), ...asList })
  const record = (id: string) => ({ to: '/contract/contract/detail/$id', params: { id } }) as const
  const bulk = useContractBulk(search)
  const canWrite = useCan('contract:write')
  const addOne = () => void navigate({ to: '/contract/contract/form' })
  return (
    <ListPage
      name="contract"
      title={t('contract.title')}
      columns={columns}
      exported={{ list: 'contract', query: queryOf(search) }}
      list={list}
      rows={list.data?.records}
      search={search}
      read={(raw) => contractSearch.parse(raw)}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
      noFilters={noContractFilters}
      renderFilters={(filter) => <ContractFilters search={search} onChange={filter} />}
      actions={
        <Permit code="contract:write">
          <Button onClick={imports.open}>{t('action.import')}</Button>
          <AttachmentsButton />
          <Button onClick={() => void navigate({ to: '/contract/template/index' })}>
            {t('contract.template')}
          </Button>
          <Button type="primary" onClick={addOne}>
            {t('contract.new')}
          </Button>
        </Permit>
      }
      segments={<ContractSegments current="/contract/contract/index" />}
      empty={{
        reason: t('contract.empty'),
        action: canWrite && <Button onClick={addOne}>{t('contract.new')}</Button>,
      }}
      onOpen={(row) => void navigate(record(row.id))}
      hrefOf={(row) => router.buildLocation(record(row.id)).href}
      bulk={bulk}
    >
      <Suspense>{imports.isOpen && <ContractImport {...imports.place} />}</Suspense>
    </ListPage>
  )
}
