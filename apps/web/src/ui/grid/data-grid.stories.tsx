import { Button } from 'antd'
import { useState } from 'react'
import { CodeText } from '../code-text.tsx'
import { StatusTag } from '../status-tag.tsx'
import { say } from '../story-words.ts'
import { DataGrid, type GridColumn } from './index.ts'
import type { GridProps, GridQuery } from './types.ts'

export default { title: 'Grid' }

type Order = { id: string; bill: string; customer: string; isOpen: boolean; pieces: number }

const orders: Order[] = Array.from({ length: 1000 }, (_, index) => ({
  id: String(index),
  bill: `DMLNQD2511${String(index + 1).padStart(4, '0')}`,
  customer:
    index % 7 === 3 ? '青岛前湾保税港区国际橡胶轮胎及化工原料进出口贸易有限公司' : '样例橡胶',
  isOpen: index % 3 === 0,
  pieces: 16 + ((index * 37) % 4000),
}))

const columns = (): GridColumn<Order>[] => [
  {
    key: 'bill',
    title: say('提单号', 'Bill of lading'),
    width: 170,
    pinned: 'start',
    sortable: true,
    text: (row) => row.bill,
    render: (row) => <CodeText value={row.bill} />,
  },
  {
    key: 'state',
    title: say('状态', 'State'),
    width: 130,
    text: (row) => (row.isOpen ? say('待审核', 'To be audited') : say('已完成', 'Completed')),
    render: (row) =>
      row.isOpen ? (
        <StatusTag tone="waiting" label={say('待审核', 'To be audited')} />
      ) : (
        <StatusTag tone="good" label={say('已完成', 'Completed')} />
      ),
  },
  { key: 'customer', title: say('客户', 'Customer'), width: 220, text: (row) => row.customer },
  {
    key: 'pieces',
    title: say('件数', 'Pieces'),
    width: 110,
    align: 'end',
    text: (row) => String(row.pieces),
    total: (rows) => String(rows.reduce((sum, row) => sum + row.pieces, 0)),
  },
]

function Orders(given: Partial<GridProps<Order>> & { count?: number }) {
  const [query, setQuery] = useState<GridQuery>({ current: 1, size: 50 })
  const { count = orders.length } = given
  const from = (query.current - 1) * query.size
  return (
    <div style={{ display: 'flex', height: '100%' }}>
      <DataGrid
        label={say('入库订单', 'Inbound orders')}
        columns={columns()}
        rows={orders.slice(0, count).slice(from, from + query.size)}
        rowKey={(row) => row.id}
        paging={{ query, total: count, onChange: setQuery }}
        empty={{
          reason: say('没有符合条件的记录', 'Nothing matches the filters'),
          action: <Button>{say('清除筛选', 'Clear the filters')}</Button>,
        }}
        onOpen={() => undefined}
        bulk={{
          actions: [
            {
              key: 'submit',
              label: say('提交审核', 'Submit for audit'),
              refusal: (row) => (row.isOpen ? undefined : say('已完成', 'Completed')),
              run: () => Promise.resolve(),
            },
          ],
          nameOf: (row) => row.bill,
          reasonOf: String,
          loadAll: () => Promise.resolve(orders.slice(0, count)),
          onDone: () => undefined,
        }}
        {...given}
      />
    </div>
  )
}

export const Rows = { render: () => <Orders /> }
export const OneRow = { render: () => <Orders count={1} /> }
export const Empty = { render: () => <Orders count={0} /> }
export const Loading = { render: () => <Orders rows={undefined} /> }
export const Failed = {
  render: () => (
    <Orders
      error={{
        message: say('无法连接服务器，请检查网络后重试', 'The server cannot be reached.'),
        retry: () => undefined,
      }}
    />
  ),
}
