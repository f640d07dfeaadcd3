import { useState } from 'react'
import { RemoteSelect } from './remote-select.tsx'
import { say } from './story-words.ts'

export default { title: 'Remote select' }

const names = ['青岛样例橡胶贸易有限公司', '青岛示范仓储有限公司', '宁波演示国际贸易有限公司']

function Customers({ isLoading = false }: { isLoading?: boolean }) {
  const [value, setValue] = useState<string>()
  const [text, setText] = useState('')
  const found = names.filter((name) => name.includes(text))
  return (
    <div style={{ display: 'grid', maxWidth: 280 }}>
      <RemoteSelect
        label={say('客户名称', 'Customer name')}
        value={value}
        options={found.map((name) => ({ value: name, label: name, disabled: name === names[1] }))}
        isLoading={isLoading}
        onSearch={setText}
        onChange={setValue}
      />
    </div>
  )
}

export const Found = { render: () => <Customers /> }
export const Searching = { render: () => <Customers isLoading /> }
