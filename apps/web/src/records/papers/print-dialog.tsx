import type { Printed } from '@yuncang/shared/nouns/paper/contract'
import { papersAtMost, type PaperKind } from '@yuncang/shared/nouns/paper/rules'
import { Alert, Modal, Progress, Radio } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../lib/language.ts'
import { DialogNotice } from '../../ui/offline-notice.tsx'
import { usePrinting } from './use-printing.ts'

type Props = {
  paper: PaperKind
  title: string
  records: readonly { id: string; name: string }[]
  onClose: () => void
}

/** Papers of several records in one file: in which language, how far it is, and what came of it. */
export function PrintDialog({ paper, title, records, onClose }: Props) {
  const { t } = useTranslation()
  const [locale, setLocale] = useState<'zh' | 'en'>(currentLanguage())
  const { start, isRunning, progress, done, failure, fetchFile } = usePrinting()
  const count = records.length
  const isTooMany = count > papersAtMost
  const print = () => start({ paper, businessIds: records.map(({ id }) => id), locale })
  return (
    <Modal
      open
      title={t('papers.title', { title, count })}
      okText={done ? t('papers.download') : t('paper.print')}
      cancelText={t('action.close')}
      okButtonProps={{ loading: isRunning, disabled: isTooMany }}
      onOk={done ? fetchFile : print}
      onCancel={onClose}
    >
      {isTooMany ? (
        <Alert type="warning" showIcon title={t('papers.tooMany', { count, most: papersAtMost })} />
      ) : (
        <p className="hint">{t('papers.hint')}</p>
      )}
      {!done && (
        <Radio.Group
          aria-label={t('papers.language')}
          optionType="button"
          value={locale}
          disabled={isRunning}
          options={[
            { value: 'zh', label: t('paper.inChinese') },
            { value: 'en', label: t('paper.inEnglish') },
          ]}
          onChange={({ target }) => setLocale(target.value === 'en' ? 'en' : 'zh')}
        />
      )}
      <div aria-live="polite">
        <DialogNotice isSending={isRunning} failure={failure} />
        {isRunning && progress && (
          <>
            <Progress percent={Math.floor((progress.done / progress.total) * 100)} />
            <p className="hint">
              {t('papers.running', progress)} {t('papers.goesOn')}
            </p>
          </>
        )}
        {done && <Outcome done={done} records={records} />}
      </div>
    </Modal>
  )
}

function Outcome({ done, records }: { done: Printed; records: Props['records'] }) {
  const { t } = useTranslation()
  const { papers, pages, refused } = done
  const names = new Map(records.map(({ id, name }) => [id, name]))
  const left = t('papers.refused', { count: refused.length })
  const language = currentLanguage()
  return (
    <>
      <Alert
        type={refused.length > 0 ? 'warning' : 'success'}
        showIcon
        title={t('papers.done', { papers, pages })}
        {...(refused.length > 0 && { description: left })}
      />
      {refused.length > 0 && (
        <ul className="grid-results" tabIndex={0} aria-label={left}>
          {refused.map((each) => (
            <li key={each.businessId}>
              <span>{names.get(each.businessId)}</span>
              <span>{each[language]}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
