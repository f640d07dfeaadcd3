import { HistoryOutlined } from '@ant-design/icons'
import type { Account } from '@yuncang/shared/nouns/bill-statement/account'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MailSection } from '../../records/mail/mail-section.tsx'
import { CopyList } from '../../records/papers/copy-list.tsx'
import { Permit } from '../../session/session-context.tsx'
import { NarrowDrawer } from '../../ui/narrow-drawer.tsx'
import { callsFor } from './mail-button.tsx'

/** To whom statements of a customer were sent, and who printed one. */
export function StatementTraces({ customerId, account }: { customerId: string; account: Account }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<HistoryOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {t('statement.traces')}
      </Button>
      {isOpen && (
        <NarrowDrawer open title={t('statement.traces')} onClose={() => setOpen(false)}>
          <Permit code="billStatement:mail">
            <div className="card">
              <MailSection id={customerId} calls={callsFor(account)} />
            </div>
          </Permit>
          <CopyList paper="billStatement" businessId={customerId} />
        </NarrowDrawer>
      )}
    </>
  )
}
