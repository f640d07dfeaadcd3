import { Alert, Button, Progress } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Sending } from './use-uploads.ts'
import './documents.css'

type Props = { sendings: readonly Sending[]; onDismiss: (key: number) => void }

/** Files on their way, and those that did not arrive, each with what to do now. */
export function Sendings({ sendings, onDismiss }: Props) {
  const { t } = useTranslation()
  return sendings.map(({ key, name, share, failure, retry }) =>
    failure === undefined ? (
      <div key={key} role="status" className="sending">
        {share > 0 ? t('documents.sending', { name }) : t('documents.waiting', { name })}
        <Progress percent={Math.round(share * 100)} showInfo={false} aria-label={name} />
      </div>
    ) : (
      <Alert
        key={key}
        type="error"
        showIcon
        role="alert"
        title={failure}
        action={
          <>
            {retry && (
              <Button size="small" onClick={retry}>
                {t('documents.retry')}
              </Button>
            )}
            <Button size="small" type="text" onClick={() => onDismiss(key)}>
              {t('documents.dismiss')}
            </Button>
          </>
        }
      />
    ),
  )
}
