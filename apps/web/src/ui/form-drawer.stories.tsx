import { Form, Input } from 'antd'
import type { ComponentProps } from 'react'
import { FormDrawer } from './form-drawer.tsx'
import { say } from './story-words.ts'

export default { title: 'Form drawer' }

const drawer = (given: Partial<ComponentProps<typeof FormDrawer>> = {}) => (
  <div style={{ position: 'relative', height: '100%' }}>
    <FormDrawer
      title={say('编辑客户', 'Edit customer')}
      loading={false}
      submitError={null}
      isDirty={false}
      canSave
      onSave={() => undefined}
      onClose={() => undefined}
      {...given}
    >
      <Form layout="vertical" disabled={given.canSave === false}>
        <Form.Item label={say('客户全称', 'Full name')} required>
          <Input defaultValue="青岛样例橡胶贸易有限公司（虚构）" />
        </Form.Item>
        <Form.Item
          label={say('统一社会信用代码', 'Social credit code')}
          required
          validateStatus="error"
          help={say('请输入统一社会信用代码', 'Enter the unified social credit code.')}
        >
          <Input />
        </Form.Item>
        <Form.Item label={say('地址', 'Address')}>
          <Input />
        </Form.Item>
      </Form>
    </FormDrawer>
  </div>
)

export const Editing = { render: () => drawer({ isDirty: true }) }
export const Saving = { render: () => drawer({ loading: true }) }
export const Refused = {
  render: () =>
    drawer({ submitError: say('数据已被他人修改', 'Somebody else has changed the record') }),
}
export const ReadOnly = { render: () => drawer({ canSave: false }) }
