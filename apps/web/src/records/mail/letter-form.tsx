import type { RecordLetter } from '@yuncang/shared/nouns/outbox/record-mail'
import { checkEmail } from '@yuncang/shared/validate/email'
import { Alert, Form, Input, Radio, Select } from 'antd'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

export type Language = RecordLetter['locale']
export type Fields = { recipients: string[]; subject: string; text: string }
type FormProps = {
  form: ReturnType<typeof Form.useForm<Fields>>[0]
  letter: RecordLetter
  attached: string
  onLanguage: (language: Language) => void
  onSend: (fields: Fields) => void
}

/** To whom, in which language, with which words. */
export function LetterForm({ form, letter, attached, onLanguage, onSend }: FormProps) {
  const { t } = useTranslation()
  const { mailboxes, locale, subject, text } = letter
  const usual = mailboxes.filter(({ isUsual }) => isUsual).map(({ email }) => email)
  const checkAll = (_: unknown, given: string[] = []) => {
    const wrong = given.find((email) => checkEmail(email) !== undefined)
    return wrong === undefined
      ? Promise.resolve()
      : Promise.reject(new Error(t('letter.toWrong', { email: wrong })))
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
        <Alert type="info" showIcon title={t('letter.nobody')} style={{ marginBottom: 16 }} />
      )}
      <Form.Item
        name="recipients"
        label={t('letter.to')}
        rules={[
          { required: true, type: 'array', message: t('letter.toMissing') },
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
      <Form.Item label={t('letter.language')}>
        <Radio.Group
          aria-label={t('letter.language')}
          optionType="button"
          value={locale}
          options={[
            { value: 'zh', label: t('letter.chinese') },
            { value: 'en', label: t('letter.english') },
          ]}
          onChange={({ target }) => onLanguage(target.value === 'en' ? 'en' : 'zh')}
        />
      </Form.Item>
      <Form.Item
        name="subject"
        label={t('letter.subject')}
        rules={[{ required: true, whitespace: true }]}
      >
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item
        name="text"
        label={t('letter.text')}
        extra={attached}
        rules={[{ required: true, whitespace: true }]}
      >
        <Input.TextArea autoSize={{ minRows: 5, maxRows: 12 }} maxLength={5000} />
      </Form.Item>
    </Form>
  )
}
