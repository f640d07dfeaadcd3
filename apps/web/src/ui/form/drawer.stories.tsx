import { Button, Form, Input } from 'antd'
import { say } from '../story-words.ts'
import { SideDrawer } from './drawer.tsx'

export default { title: 'Form drawer' }

const drawer = (isDisabled: boolean) => (
  <div style={{ position: 'relative', height: '100%' }}>
    <SideDrawer
      title={say('编辑客户', 'Edit customer')}
      onClose={() => undefined}
      footer={!isDisabled && <Button type="primary">{say('保存', 'Save')}</Button>}
    >
      <Form layout="vertical" disabled={isDisabled}>
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
      </Form>
    </SideDrawer>
  </div>
)

export const Editing = { render: () => drawer(false) }
export const ReadOnly = { render: () => drawer(true) }
