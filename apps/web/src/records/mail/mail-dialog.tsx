import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { App, Form, Modal, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { DialogNotice } from '../../ui/offline-notice.tsx'
import { mailsRefreshed, type MailCalls } from './calls.ts'
import { LetterForm, type Fields, type Language } from './letter-form.tsx'

/** What is said of the record that is sent. */
type MailSaid = { title: string; attached: string; sent: string }

type Props = {
  /** As it is seen. */
  record: { id: string; version: number }
  calls: MailCalls
  said: MailSaid
  onSent: () => Promise<unknown>
  onClose: () => void
}

/** Sends the paper of a record to its customer. */
export function MailDialog({ record, calls, said, onSent, onClose }: Props) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const [form] = Form.useForm<Fields>()
  const [asked, setAsked] = useState<Language>()
  const { id, version } = record
  const letter = useQuery({
    // What is sent of a record is in the title, where there is more than one thing to send of it.
    queryKey: ['letter', id, said.title, asked],
    queryFn: () => calls.letter.query({ id, ...(asked !== undefined && { locale: asked }) }),
    ...inPlace,
    // The form stays while the words of another language come.
    placeholderData: keepPreviousData,
  })
  const send = useMutation({
    mutationFn: calls.sendMail.mutate,
    ...inPlace,
    onSuccess: async () => {
      void message.success(said.sent)
      onClose()
      await Promise.all([mailsRefreshed(id), onSent()])
    },
  })
  const failure = send.error ?? letter.error
  return (
    <Modal
      open
      title={said.title}
      okText={t('letter.send')}
      okButtonProps={{ loading: send.isPending, disabled: !letter.data }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <DialogNotice
        isSending={send.isPending}
        failure={failure ? apiErrorOf(failure).message : undefined}
      />
      {letter.data ? (
        <LetterForm
          form={form}
          letter={letter.data}
          attached={said.attached}
          onLanguage={setAsked}
          onSend={(fields) => send.mutate({ id, version, locale: letter.data.locale, ...fields })}
        />
      ) : (
        <Skeleton active />
      )}
    </Modal>
  )
}
