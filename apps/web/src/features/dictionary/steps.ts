import type { DictionaryRecord } from '@yuncang/shared/nouns/dictionary/contract'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import type { BulkAction } from '../../ui/grid/index.ts'
import type { Scope } from './search.ts'

/** What is done to entries: shown, hidden, locked, unlocked, taken away. */
export function useEntrySteps(scope: Scope): BulkAction<DictionaryRecord>[] {
  const { t } = useTranslation()
  return useMemo(() => {
    const isOwn = (row: DictionaryRecord) => row.isTenant === 1
    const foreign = (row: DictionaryRecord) => {
      if (scope === 'platform') return isOwn(row) ? t('dictionary.isOwn') : undefined
      return !isOwn(row) && row.isLock === 1 ? t('dictionary.byPlatform') : undefined
    }
    const locked = (row: DictionaryRecord) =>
      row.isLock === 1 ? t('dictionary.state.locked') : undefined
    const one = ({ id, version }: DictionaryRecord) => ({ id, version, scope })
    const show = (isShow: 0 | 1): BulkAction<DictionaryRecord> => ({
      key: isShow ? 'show' : 'hide',
      label: t(isShow ? 'dictionary.show' : 'dictionary.hide'),
      refusal: (row) =>
        foreign(row) ??
        locked(row) ??
        (row.isShow === isShow ? t(`dictionary.shown.${isShow}`) : undefined),
      run: (row) => client.dictionary.setShown.mutate({ ...one(row), isShow }),
    })
    const lock = (isLock: 0 | 1): BulkAction<DictionaryRecord> => ({
      key: isLock ? 'lock' : 'unlock',
      label: t(isLock ? 'dictionary.lock' : 'dictionary.unlock'),
      refusal: (row) =>
        foreign(row) ?? (row.isLock === isLock ? t(`dictionary.locked.${isLock}`) : undefined),
      run: (row) => client.dictionary.setLocked.mutate({ ...one(row), isLock }),
    })
    const remove: BulkAction<DictionaryRecord> = {
      key: 'remove',
      label: t('dictionary.remove'),
      danger: true,
      refusal: (row) => {
        if (scope === 'tenant' && !isOwn(row)) return t('dictionary.ofPlatform')
        return foreign(row) ?? locked(row)
      },
      run: ({ id, version, code }) =>
        client.dictionary.remove.mutate({ ids: [id], versions: [version], code, scope }),
    }
    return [show(1), show(0), lock(1), lock(0), remove]
  }, [t, scope])
}
