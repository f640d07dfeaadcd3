import { useTranslation } from 'react-i18next'
import { RecordHistory, useActionWords } from '../../records/history/history.tsx'
import { useCarriers } from './use-carriers.ts'

const flags = new Set(['isStop', 'blacklist'])

export function DriverHistory({ id }: { id: string }) {
  const { t } = useTranslation()
  const usual = useActionWords()
  const { nameOf: carrierId } = useCarriers(t('record.stoppedMark'))
  const own: Readonly<Record<string, string>> = {
    blacklist: t('driver.action.blacklist'),
    unblacklist: t('driver.action.unblacklist'),
  }
  return (
    <RecordHistory
      id={id}
      noun="driver"
      flags={flags}
      labels={{ carrierId }}
      wordsOf={(action) => own[action] ?? usual(action)}
    />
  )
}
