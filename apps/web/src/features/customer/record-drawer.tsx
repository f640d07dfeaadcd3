import { Button, Form } from 'antd'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { apiErrorOf } from '../../api/link.ts'
import { FormDrawer } from '../../ui/form-drawer.tsx'
import { showIssues } from '../../ui/form-rules.ts'

type Props<V> = {
  /** Needed where two forms are open, so that their fields are told apart. */
  name?: string
  title: string
  initial: object
  canSave: boolean
  save: { isPending: boolean; error: unknown }
  /** What the form holds as its contract wants it. */
  parse: (values: object) => V
  onSave: (values: V) => void
  /** Offered when somebody else was faster. */
  onReload?: () => void
  onClose: () => void
  fields: ReactNode
  children?: ReactNode
}

/** A record as a form in a drawer; says what the server refused, under its field where there is one. */
export function RecordDrawer<V>({
  name,
  title,
  initial,
  canSave,
  save,
  parse,
  onSave,
  onReload,
  onClose,
  fields,
  children,
}: Props<V>) {
  const { t } = useTranslation()
  const [form] = Form.useForm()
  const [isDirty, setDirty] = useState(false)
  const failure = save.error ? apiErrorOf(save.error) : undefined
  const isStale = failure?.data?.reason === 'record.stale'
  const elsewhere = failure?.data?.issues ? showIssues(form, failure.data.issues) : undefined
  const sentence = elsewhere?.length === 0 ? null : failure?.message
  return (
    <FormDrawer
      title={title}
      loading={save.isPending}
      canSave={canSave}
      isDirty={isDirty}
      onClose={onClose}
      onSave={() => form.submit()}
      submitError={
        isStale ? (
          <>
            {t('form.stale')}{' '}
            <Button size="small" onClick={onReload}>
              {t('action.reload')}
            </Button>
          </>
        ) : (
          sentence
        )
      }
    >
      <Form
        form={form}
        {...(name !== undefined && { name })}
        layout="vertical"
        initialValues={initial}
        disabled={!canSave}
        validateTrigger="onBlur"
        onValuesChange={() => setDirty(true)}
        onFinish={(values: object) => onSave(parse(values))}
      >
        {fields}
      </Form>
      {children}
    </FormDrawer>
  )
}
