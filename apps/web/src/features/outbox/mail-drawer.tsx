import type { SimulatedMail } from '@yuncang/shared/nouns/outbox/contract'
import { Button, Drawer } from 'antd'
import { useTranslation } from 'react-i18next'
import { download } from '../../api/files.ts'

/** A mail as its reader has it, with its files. */
export function MailDrawer({ mail, onClose }: { mail: SimulatedMail; onClose: () => void }) {
  const { t } = useTranslation()
  const { id, subject, recipient, time, text, attachments } = mail
  return (
    <Drawer open title={subject} size="large" onClose={onClose}>
      <p className="hint">
        {recipient} · {time}
      </p>
      <p style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</p>
      {attachments.length > 0 && (
        <>
          <h2 style={{ fontSize: 16 }}>{t('outbox.attachments')}</h2>
          <ul>
            {attachments.map(({ name, size }, at) => (
              <li key={name}>
                <Button
                  type="link"
                  onClick={() => void download('outbox.mailAttachment', { id, at })}
                >
                  {name}
                </Button>
                {Math.ceil(size / 1024)} KB
              </li>
            ))}
          </ul>
        </>
      )}
    </Drawer>
  )
}
