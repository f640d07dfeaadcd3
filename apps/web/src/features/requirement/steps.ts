import type { Requirement } from '@yuncang/shared/nouns/requirement/contract'
import {
  requirementRefusalOf,
  requirementStatusLabels,
  requirementStepNames,
  requirementSteps,
  type RequirementStatus,
  requirementStatuses,
} from '@yuncang/shared/nouns/requirement/rules'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { currentLanguage } from '../../lib/language.ts'
import { useCan, useSession } from '../../session/session-context.tsx'
import type { BulkAction } from '../../ui/grid/index.ts'
import type { Tone } from '../../ui/status-tag.tsx'

// The server knows no other numbers than these.
export const statusLabel = (status: number): string =>
  requirementStatusLabels[status as RequirementStatus][currentLanguage()]

const tones: Readonly<Record<number, Tone>> = {
  [requirementStatuses.created]: 'waiting',
  [requirementStatuses.accepted]: 'active',
  [requirementStatuses.inDevelopment]: 'active',
  [requirementStatuses.live]: 'good',
  [requirementStatuses.refused]: 'bad',
}
export const toneOf = (status: number): Tone => tones[status] ?? 'idle'

/** What those who handle requests do with them; refusing one asks for the reason. */
export function useRequirementSteps(): BulkAction<Requirement>[] {
  const { t } = useTranslation()
  const { user, permissions } = useSession()
  const canHandle = useCan('requirement:handle')
  return useMemo(() => {
    if (!canHandle) return []
    return requirementStepNames.map((step): BulkAction<Requirement> => ({
      key: step,
      label: requirementSteps[step].label[currentLanguage()],
      ...(step === 'refuse' && { danger: true, ask: t('requirement.reply') }),
      refusal: (row) =>
        requirementRefusalOf(step, row.status, { id: user.id, permissions })
          ? statusLabel(row.status)
          : undefined,
      run: ({ id, version }, reply) => client.requirement.step.mutate({ id, version, step, reply }),
    }))
  }, [t, user, permissions, canHandle])
}
