import type { SavedView } from '@yuncang/shared/nouns/saved-view/contract'
import { Alert, App, Form, Input, Modal, Radio, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ViewBarModel, ViewSettings } from './use-list-view.ts'

/** The role is asked for only when it matters. */
type Filled = Omit<ViewSettings, 'roleCode'> & { roleCode?: string }

type Props = {
  model: ViewBarModel
  /** Undefined: what is on screen becomes a new view. */
  view: SavedView | undefined
  onClose: () => void
}

/** Name of a view and who sees it. */
export function ViewDialog({ model, view, onClose }: Props) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const [form] = Form.useForm<Filled>()
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string>()
  const audience = Form.useWatch('audience', form)
  const save = async ({ name, audience: to, roleCode }: Filled) => {
    setSaving(true)
    try {
      await model.save({ name, audience: to, roleCode: roleCode ?? '' }, view)
      void message.success(t('view.saved', { name }))
      onClose()
    } catch (error) {
      setFailure(model.reasonOf(error))
      setSaving(false)
    }
  }
  return (
    <Modal
      open
      title={view ? t('view.edit') : t('view.saveAs')}
      okText={t('view.ok')}
      okButtonProps={{ loading: isSaving }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      {failure && <Alert type="error" showIcon title={failure} role="alert" />}
      <Form<Filled>
        form={form}
        layout="vertical"
        initialValues={{
          name: view?.name,
          audience: view?.audience ?? 'private',
          roleCode: view?.roleCode || model.roles[0]?.code,
        }}
        onFinish={(values) => void save(values)}
      >
        <Form.Item
          name="name"
          label={t('view.name')}
          rules={[{ required: true, whitespace: true, message: t('view.nameRequired') }]}
        >
          <Input maxLength={40} autoFocus />
        </Form.Item>
        <Form.Item name="audience" label={t('view.audience')}>
          <Radio.Group
            options={[
              { value: 'private', label: t('view.private') },
              { value: 'role', label: t('view.role') },
              { value: 'tenant', label: t('view.tenant') },
            ]}
          />
        </Form.Item>
        {audience === 'role' && (
          <Form.Item name="roleCode" label={t('view.roleName')} rules={[{ required: true }]}>
            <Select options={model.roles.map(({ code, name }) => ({ value: code, label: name }))} />
          </Form.Item>
        )}
      </Form>
    </Modal>
  )
}
