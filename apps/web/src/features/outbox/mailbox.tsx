import { useQuery } from '@tanstack/react-query'
import { faultsOf } from '@yuncang/shared/nouns/connector/rules'
import type { SimulatedMail } from '@yuncang/shared/nouns/outbox/contract'
import type { MailState } from '@yuncang/shared/nouns/outbox/rules'
import { Alert, App, Button, Pagination, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queryClient, trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { RecordList } from '../../ui/record-list.tsx'
import { StatusTag, type Tone } from '../../ui/status-tag.tsx'
import { MailDrawer } from './mail-drawer.tsx'
import { TestMailDialog } from './test-mail-dialog.tsx'

const tones: Record<MailState, Tone> = {
  taken: 'good',
  refused: 'bad',
  deferred: 'waiting',
  silent: 'waiting',
  returning: 'waiting',
  bounced: 'bad',
}
const size = 20
/** Mail arrives while somebody looks. */
const askedEveryMs = 3000

/** What the simulated mail server was given, for courses: each mail as its reader has it, and how the server behaves. */
export function Mailbox() {
  const { t } = useTranslation()
  const [current, setCurrent] = useState(1)
  const [read, setRead] = useState<SimulatedMail>()
  const [isTesting, setTesting] = useState(false)
  const { data } = useQuery({
    ...trpc.outbox.mails.queryOptions({ current, size }),
    ...asList,
    refetchInterval: askedEveryMs,
  })
  return (
    <div className="page">
      <div className="page-head">
        <h1>{t('outbox.mailboxTitle')}</h1>
        <div className="actions">
          <Button onClick={() => setTesting(true)}>{t('outbox.testMail')}</Button>
        </div>
      </div>
      <p className="hint">{t('outbox.mailboxHint')}</p>
      <MailServer />
      <div className="card">
        <RecordList
          title={t('outbox.mailboxTitle')}
          empty={t('outbox.noMails')}
          items={data?.records.map((mail) => ({
            key: mail.id,
            title: <strong>{mail.subject}</strong>,
            tag: <StatusTag tone={tones[mail.state]} label={t(`outbox.mailState.${mail.state}`)} />,
            details: [
              mail.recipient,
              mail.time,
              mail.attachments.map(({ name }) => name).join(' '),
            ],
            actions: (
              <Button size="small" onClick={() => setRead(mail)}>
                {t('outbox.read')}
              </Button>
            ),
          }))}
        />
        <Pagination
          size="small"
          hideOnSinglePage
          showSizeChanger={false}
          current={current}
          pageSize={size}
          total={data?.total ?? 0}
          onChange={setCurrent}
        />
      </div>
      {read && <MailDrawer mail={read} onClose={() => setRead(undefined)} />}
      {isTesting && <TestMailDialog onClose={() => setTesting(false)} />}
    </div>
  )
}

/** How the simulated server behaves, for whoever teaches what follows from it. */
function MailServer() {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const { data } = useQuery(trpc.connector.list.queryOptions({}))
  const server = data?.find(({ system }) => system === 'mail')
  const set = useMutation({
    ...trpc.connector.setFault.mutationOptions(),
    onSuccess: (_, { fault }) => {
      void message.success(t('outbox.faultSet', { fault: t(`outbox.fault.${fault}`) }))
      return queryClient.invalidateQueries(trpc.connector.pathFilter())
    },
  })
  if (!server) return null
  if (server.kind !== 'simulator')
    return <Alert type="info" showIcon title={t('outbox.notSimulated')} />
  return (
    <div className="card">
      <label>
        {t('outbox.fault')}{' '}
        <Select
          style={{ minWidth: 180 }}
          value={server.fault}
          loading={set.isPending}
          options={faultsOf.mail.map((fault) => ({
            value: fault,
            label: t(`outbox.fault.${fault}`),
          }))}
          onChange={(fault) => set.mutate({ system: 'mail', fault })}
        />
      </label>
    </div>
  )
}
