import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { ApiTokenRecord } from '@yuncang/shared/nouns/api-token/contract'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { DrawerList } from '../../records/list/drawer-list.tsx'
import { usePlainList } from '../../records/list/plain-list.tsx'
import { tokenColumns } from './columns.tsx'
import { TokenDrawer } from './drawer.tsx'
import { refreshed } from './refreshed.ts'
import { useTokenSteps } from './steps.ts'
import { TokenDialog, type NewToken } from './token-dialog.tsx'

const path = '/system/apiToken/index'
const route = getRouteApi(path)
const nameOf = (row: ApiTokenRecord) => row.name

/** What terminals and other systems come in with. */
export function ApiTokenList() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: path })
  const [made, setMade] = useState<NewToken>()
  const columns = useMemo(() => tokenColumns(t), [t])
  const plain = usePlainList({
    search,
    onSearch: (next, replace) => void navigate({ search: next, replace }),
    label: t('apiToken.field.name'),
    textOf: nameOf,
  })
  const list = useQuery({ ...trpc.apiToken.list.queryOptions({}), ...asList, select: plain.select })
  return (
    <>
      <DrawerList
        name="apiToken"
        title={t('apiToken.title')}
        columns={columns}
        {...plain.propsOf(list)}
        empty={{ reason: t('apiToken.empty') }}
        addLabel={t('apiToken.new')}
        steps={useTokenSteps()}
        nameOf={nameOf}
        onDone={refreshed}
        renderDrawer={(row, close) => <TokenDrawer row={row} onClose={close} onMade={setMade} />}
      />
      {made && <TokenDialog made={made} onClose={() => setMade(undefined)} />}
    </>
  )
}
