import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { useCan } from '../../session/session-context.tsx'
import type { BulkAction } from '../../ui/grid/index.ts'
import { isOwn, type ParamRow } from './row.ts'

/** Takes the tenant's value away, so that the initial one holds again. */
export function useParamSteps(): BulkAction<ParamRow>[] {
  const { t } = useTranslation()
  const canWrite = useCan('param:write')
  return useMemo(() => {
    const reset: BulkAction<ParamRow> = {
      key: 'reset',
      label: t('param.reset'),
      refusal: (row) => (isOwn(row) ? undefined : t('param.initial')),
      run: ({ paramKey, version }) => client.param.reset.mutate({ paramKey, version }),
    }
    return canWrite ? [reset] : []
  }, [t, canWrite])
}
