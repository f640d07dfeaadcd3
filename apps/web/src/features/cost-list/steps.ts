import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { useCan } from '../../session/session-context.tsx'
import type { BulkAction } from '../../ui/grid/index.ts'
import type { CostListRow } from './row.ts'

/** The call answers per list; here each list is one call, which fails with the reason of its own. */
function done(answers: readonly { success: boolean; msg: string }[]): void {
  const refused = answers.find(({ success }) => !success)
  if (refused) throw new Error(refused.msg)
}

/** A cost list is offered for quotations while it is enabled, and changed or removed while it is not. */
export function useCostListSteps(): BulkAction<CostListRow>[] {
  const { t } = useTranslation()
  const canWrite = useCan('costList:write')
  return useMemo(() => {
    const enabled = (row: CostListRow) => (row.status ? t('costList.enabled') : undefined)
    const steps: BulkAction<CostListRow>[] = [
      {
        key: 'enable',
        label: t('costList.enable'),
        refusal: enabled,
        run: async ({ id, version }) =>
          done(await client.costList.enable.mutate({ ids: [id], versions: [version] })),
      },
      {
        key: 'disable',
        label: t('costList.disable'),
        refusal: (row) => (row.status ? undefined : t('costList.disabled')),
        run: async ({ id, version }) =>
          done(await client.costList.disable.mutate({ ids: [id], versions: [version] })),
      },
      {
        key: 'remove',
        label: t('costList.remove'),
        danger: true,
        refusal: enabled,
        run: ({ id, version }) => client.costList.remove.mutate({ id, version }),
      },
    ]
    return canWrite ? steps : []
  }, [t, canWrite])
}
