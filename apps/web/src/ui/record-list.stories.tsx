import { Button } from 'antd'
import { RecordList } from './record-list.tsx'
import { StatusTag } from './status-tag.tsx'
import { say } from './story-words.ts'

export default { title: 'Record list' }

const head = () => ({
  title: say('银行账户（2）', 'Bank accounts (2)'),
  empty: say('还没有银行账户', 'No bank account yet'),
  add: { label: say('新增银行账户', 'Add bank account'), onClick: () => undefined },
})

export const Two = {
  render: () => (
    <RecordList
      {...head()}
      items={['37020000000001', '37020000000002'].map((account, index) => ({
        key: account,
        title: account,
        tag: index === 0 && <StatusTag tone="good" label={say('默认', 'Default')} />,
        details: ['示例银行青岛保税区支行', '', 'SWIFT BKCHCNBJ500'],
        actions: <Button size="small">{say('编辑', 'Edit')}</Button>,
      }))}
    />
  ),
}

export const None = { render: () => <RecordList {...head()} items={[]} /> }
