import type { FeeLine } from '@yuncang/shared/nouns/fee-line/record'
import {
  feeLineActions,
  partOf,
  refusalOf,
  type FeeLineAction,
} from '@yuncang/shared/nouns/fee-line/rules'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { bulkOf } from '../../records/list/bulk.ts'
import { feeNameOf } from '../../records/prices/fee-name.ts'
import { useSession } from '../../session/session-context.tsx'
import type { Bulk, BulkAction } from '../../ui/grid/index.ts'
import { refreshed } from './refreshed.ts'
import { queryOf, type FeeLineSearch } from './search.ts'
import { lackLabel, statusLabel } from './status.tsx'

const lineOf = ({ id, version }: FeeLine) => ({ lines: [{ id, version }] })

/** Why somebody cannot take a step on a line, in a phrase. */
export function useRefusal(): (action: FeeLineAction) => (line: FeeLine) => string | undefined {
  const { t } = useTranslation()
  const { user, permissions } = useSession()
  return useMemo(
    () => (action) => (line) => {
      const refusal = refusalOf(action, line, { id: user.id, permissions })
      switch (refusal) {
        case undefined:
          return undefined
        case 'ownAudit':
          return t('feeLine.refusal.ownAudit')
        case 'missingPrice':
          return lackLabel('price')
        case 'missingRate':
          return lackLabel('rate')
        case 'automatic':
          return t('feeLine.refusal.automatic')
        case 'byHand':
          return t('feeLine.refusal.byHand')
        case 'reversed':
          return t('feeLine.reversed')
        case 'reversal':
          return t('feeLine.refusal.reversal')
        case 'split':
          return t('feeLine.refusal.split')
        case 'status':
        case 'permission':
          return statusLabel(line.status)
      }
    },
    [t, user.id, permissions],
  )
}

/**
 * The steps of a fee line for which the person has the right. `voidedWith` says how many other lines go with it; where
 * nothing says so, as in a list, no part of a split is voided.
 */
export function useFeeSteps(voidedWith?: number): BulkAction<FeeLine>[] {
  const { t } = useTranslation()
  const { permissions } = useSession()
  const refusal = useRefusal()
  return useMemo(() => {
    const voidRefusal = refusal('void')
    const inList = (line: FeeLine) =>
      voidRefusal(line) ??
      (partOf(line) === undefined ? undefined : t('feeLine.refusal.wholeSplit'))
    const steps: (BulkAction<FeeLine> & { key: FeeLineAction })[] = [
      {
        key: 'confirm',
        label: t('feeLine.confirm'),
        refusal: refusal('confirm'),
        run: (line) => client.feeLine.confirm.mutate(lineOf(line)),
      },
      {
        key: 'audit',
        label: t('feeLine.audit'),
        refusal: refusal('audit'),
        run: (line) => client.feeLine.audit.mutate(lineOf(line)),
      },
      {
        key: 'sendBack',
        label: t('feeLine.sendBack'),
        danger: true,
        ask: t('feeLine.sendBackReason'),
        refusal: refusal('sendBack'),
        run: ({ id, version }, reason) => client.feeLine.sendBack.mutate({ id, version, reason }),
      },
      {
        key: 'rerate',
        label: t('feeLine.rerate'),
        refusal: refusal('rerate'),
        run: ({ id, version }) => client.feeLine.rerateLine.mutate({ id, version }),
      },
      {
        key: 'reverse',
        label: t('feeLine.reverse'),
        danger: true,
        ask: t('feeLine.reverseReason'),
        refusal: refusal('reverse'),
        run: ({ id, version }, reason) => client.feeLine.reverse.mutate({ id, version, reason }),
      },
      {
        key: 'void',
        label: t('feeLine.void'),
        danger: true,
        ask:
          (voidedWith ?? 0) === 0
            ? t('feeLine.voidReason')
            : t('feeLine.voidWholeReason', { count: voidedWith }),
        refusal: voidedWith === undefined ? inList : voidRefusal,
        run: ({ id, version }, reason) => client.feeLine.void.mutate({ id, version, reason }),
      },
    ]
    return steps.filter(({ key }) => permissions.has(feeLineActions[key].permission))
  }, [t, permissions, refusal, voidedWith])
}

export function useFeeBulk(search: FeeLineSearch): Bulk<FeeLine> {
  const actions = useFeeSteps()
  return useMemo(
    () =>
      bulkOf<FeeLine>({
        actions,
        nameOf: (line) => [feeNameOf(line), line.masterBillNo].join(' '),
        loadPage: (paging) => client.feeLine.page.query({ ...queryOf(search), ...paging }),
        onDone: () => void refreshed(),
      }),
    [actions, search],
  )
}
