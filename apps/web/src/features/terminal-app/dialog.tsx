import { Modal, QRCode, Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import { useAppConfig } from '../../api/app-config.ts'
import './terminal-app.css'

const apps = [
  { app: 'pda', word: 'terminalApp.pda' },
  { app: 'yard', word: 'terminalApp.yard' },
] as const

/** Two codes that lead a terminal to its app: the warehouse's and the yard's (docs/domain/interface.md#top-bar). */
export function TerminalAppDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const config = useAppConfig()
  const base = config?.publicUrl || location.origin
  return (
    <Modal open width={500} title={t('tool.terminalApp')} footer={null} onCancel={onClose}>
      <div className="qr-codes">
        {apps.map(({ app, word }) => (
          <figure key={app}>
            <div className="qr-code" role="img" aria-label={t(word)}>
              {config && (
                <QRCode
                  value={`${base}/${app}`}
                  size={200}
                  bordered={false}
                  type="svg"
                  color="#000000"
                  bgColor="#ffffff"
                />
              )}
            </div>
            <figcaption>
              <strong>{t(word)}</strong>
              <Typography.Text copyable={{ text: `${base}/${app}` }} type="secondary">
                /{app}
              </Typography.Text>
            </figcaption>
          </figure>
        ))}
      </div>
    </Modal>
  )
}
