import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { BillLetter } from '@yuncang/shared/nouns/bill/mail'
import type { Bill } from '@yuncang/shared/nouns/bill/record'
import { checkEmail } from '@yuncang/shared/validate/email'
import { Alert, App, Form, Input, Modal, Radio, Select, Skeleton } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { DialogNotice } from '../../ui/offline-notice.tsx'
import { refreshed } from './refreshed.ts'

type Language = BillLetter['locale']
type Fields = { recipients: string[]; subject: string; text: string }
type Props = { bill: Bill; onClose: () => void }

/** Sends a bill to its customer: to whom, in which language, with which words. */
export function MailDialog({ bill, onClose }: Props) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const [form] = Form.useForm<Fields>()
  const [asked, setAsked] = useState<Language>()
  const { id, version, billNo: no } = bill
  const letter = useQuery({
    ...trpc.bill.letter.queryOptions({ id, ...(asked !== undefined && { locale: asked }) }),
    // The form stays while the words of another language come.
    placeholderData: keepPreviousData,
  })
  const send = useMutation({
    ...trpc.bill.sendMail.mutationOptions(inPlace),
    onSuccess: async () => {
      void message.success(t('bill.mailed', { no }))
      onClose()
      await refreshed()
    },
  })
  const failure = send.error ?? letter.error
  return (
    <Modal
      open
      title={t('bill.mailTitle', { no })}
      okText={t('bill.mailSend')}
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
          onLanguage={setAsked}
          onSend={(fields) => send.mutate({ id, version, locale: letter.data.locale, ...fields })}
        />
      ) : (
        <Skeleton active />
      )}
    </Modal>
  )
}

type FormProps = {
  form: ReturnType<typeof Form.useForm<Fields>>[0]
  letter: BillLetter
  onLanguage: (language: Language) => void
  onSend: (fields: Fields) => void
}

function LetterForm({ form, letter, onLanguage, onSend }: FormProps) {
  const { t } = useTranslation()
  const { mailboxes, locale, subject, text } = letter
  const usual = mailboxes.filter(({ isUsual }) => isUsual).map(({ email }) => email)
  const checkAll = (_: unknown, given: string[] = []) => {
    const wrong = given.find((email) => checkEmail(email) !== undefined)
    return wrong === undefined
      ? Promise.resolve()
      : Promise.reject(new Error(t('bill.mailToWrong', { email: wrong })))
  }
  // Another language begins the words anew; what was chosen of mailboxes stays.
  useEffect(() => form.setFieldsValue({ subject, text }), [form, subject, text])
  return (
    <Form
      form={form}
      layout="vertical"
      initialValues={{ recipients: usual, subject, text }}
      onFinish={onSend}
    >
      {mailboxes.length === 0 && (
        <Alert type="info" showIcon title={t('bill.mailNobody')} style={{ marginBottom: 16 }} />
      )}
      <Form.Item
        name="recipients"
        label={t('bill.mailTo')}
        rules={[
          { required: true, type: 'array', message: t('bill.mailToMissing') },
          { validator: checkAll },
        ]}
      >
        <Select
          mode="tags"
          tokenSeparators={[',', '，', ';', ' ']}
          options={mailboxes.map(({ name, email }) => ({
            value: email,
            label: `${name} <${email}>`,
          }))}
        />
      </Form.Item>
      <Form.Item label={t('bill.mailLanguage')}>
        <Radio.Group
          aria-label={t('bill.mailLanguage')}
          optionType="button"
          value={locale}
          options={[
            { value: 'zh', label: t('bill.mailChinese') },
            { value: 'en', label: t('bill.mailEnglish') },
          ]}
          onChange={({ target }) => onLanguage(target.value === 'en' ? 'en' : 'zh')}
        />
      </Form.Item>
      <Form.Item
        name="subject"
        label={t('bill.mailSubject')}
        rules={[{ required: true, whitespace: true }]}
      >
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item
        name="text"
        label={t('bill.mailText')}
        extra={t('bill.mailAttached')}
        rules={[{ required: true, whitespace: true }]}
      >
        <Input.TextArea autoSize={{ minRows: 5, maxRows: 12 }} maxLength={5000} />
      </Form.Item>
    </Form>
  )
}
