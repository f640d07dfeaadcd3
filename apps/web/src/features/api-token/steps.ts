import type { ApiTokenRecord } from '@yuncang/shared/nouns/api-token/contract'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import type { BulkAction } from '../../ui/grid/index.ts'

/** A token can be ended; there is no way back. */
export function useTokenSteps(): BulkAction<ApiTokenRecord>[] {
  const { t } = useTranslation()
  return useMemo(
    () => [
      {
        key: 'revoke',
        label: t('apiToken.revoke'),
        danger: true,
        refusal: ({ revokeTime }) => (revokeTime === null ? undefined : t('apiToken.isRevoked')),
        run: ({ id, version }) => client.apiToken.revoke.mutate({ id, version }),
      },
    ],
    [t],
  )
}
