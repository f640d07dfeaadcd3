import { inTenant, system } from '@yuncang/db/handle'
import { contentOf } from '@yuncang/server/files/storage/storage'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sample } from '../../contract/sample.ts'
import type { TestApp } from '../../support/app.ts'

/** A message that could not be sent. */
export async function outboxWorld(app: TestApp) {
  const id = app.services.ids()
  const time = app.services.clock()
  const message = {
    channel: 'mail' as const,
    recipient: 'a@b.cn',
    subject: '',
    text: '',
    attachments: [],
  }
  await app.services.db.transaction(system('test'), (tx) =>
    tx.insert(tx.t.outbox, {
      id,
      tenantNode: 'WMS_DEMO',
      message,
      channel: 'mail',
      recipient: 'a***@b.cn',
      status: 2,
      attempts: 8,
      dueTime: time,
      expireTime: '2099-01-01T00:00:00.000Z',
      createTime: time,
      lastError: 'down',
    }),
  )
  const mail = { recipient: 'a@b.cn', subject: '', text: '', state: 'taken' as const, time }
  const [key, storageKey] = [app.services.ids(), `mail-sample/${id}`]
  const path = join(app.services.config.dataDir, 'mail-sample')
  writeFileSync(path, '%PDF-')
  await app.services.storage.put(storageKey, await contentOf(path))
  const attachments = [{ name: 'a.pdf', type: 'application/pdf', size: 5, storageKey }]
  await app.services.db.transaction(inTenant('WMS_DEMO'), (tx) =>
    tx.insert(tx.t.simulatedMail, { ...mail, id: key, attachments }),
  )
  return { outboxId: id, mailId: key }
}
type OutboxWorld = Awaited<ReturnType<typeof outboxWorld>>

export const outboxSamples: Record<string, Sample<OutboxWorld>> = {
  'outbox.page': { as: 'admin', input: () => ({ current: 1, size: 2, status: 2 }) },
  'outbox.export': { as: 'admin' },
  'outbox.mails': { as: 'admin', input: () => ({ current: 1, size: 2 }) },
  'outbox.mailAttachment': {
    as: 'admin',
    input: ({ mailId }) => ({ id: mailId, at: 0 }),
    starts: '%P',
  },
  'outbox.sendTestMail': { as: 'admin', input: () => ({ recipient: 'me@example.com' }) },
  'outbox.retry': { as: 'admin', input: (world) => ({ id: world.outboxId }) },
}
