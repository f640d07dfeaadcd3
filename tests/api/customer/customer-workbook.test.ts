import { describe, expect, test } from 'vitest'
import {
  inboundWorkbook,
  knownCustomer,
  workbook,
  type SheetCell,
} from '../../support/workbooks.ts'
import { customerSuite } from './customers.ts'

const { app, turn, create } = customerSuite()

describe('workbooks', () => {
  test('one wrong row keeps the whole file out, and every error is named by row, column and reason', async () => {
    const bytes = await workbook([
      ['客户导入表'],
      ['客户全称*', '统一社会信用代码*', '境外或个人', '客户类型', '信用额度'],
      [`好客户${turn()}`, `GOOD-${turn()}`, '是', '货主、船公司', 1000.5],
      ['', `NONAME-${turn()}`, '是', '货主', ''],
      [knownCustomer, '91370200MA3DEM0197', '否', '货主', ''],
      [`坏客户${turn()}`, '91370200MA3DEM0198', '否', '飞机公司', '很多'],
      [`好客户${turn()}`, `OTHER-${turn()}`, '是', '', ''],
    ])
    const { status, body } = await app().upload('customer.import', bytes, 'a.xlsx', 'kf')
    expect(status).toBe(400)
    const found = body.data.issues.map(
      (issue: { row: number; column: string }) => `${issue.row}${issue.column}`,
    )
    expect(found).toEqual(expect.arrayContaining(['4A', '5A', '5B', '6B', '6D', '6E', '7A']))
    expect(await app().data('customer.search', { customerName: `好客户${turn()}` }, 'kf')).toEqual(
      [],
    )
  })

  describe('with contacts', () => {
    const head = ['单位名称', '信用代码', '境外或个人', '联系人', '联系电话', 'E-mail', '详细地址']
    const upload = async (...rows: SheetCell[][]) =>
      (await app().upload('customer.import', await workbook([head, ...rows]), 'a.xlsx', 'kf')).body
    const found = ({ data }: { data: { issues: { row: number; column: string }[] } }) =>
      data.issues.map(({ row, column }) => `${row}${column}`)
    const named = async (customerName: string) =>
      (await app().data('customer.page', { customerName }, 'kf')).records

    test('gives each customer its own, several where several rows name them', async () => {
      const [one, two] = [`联系客户${turn()}甲`, `联系客户${turn()}乙`]
      const body = await upload(
        [one, `CA-${turn()}`, '是', ' 李样例 ', 13800000001, 'li@example.com', '样例路'],
        [one, `ca-${turn()}`, '', '王样例', '13800000002', '', ''],
        [two, `CB-${turn()}`, '是', '', '', '', ''],
      )
      expect(body.data).toEqual({ customers: 2 })
      const [customer] = await named(one)
      const { id } = customer
      expect(customer).toMatchObject({ address: '样例路' })
      const contacts = await app().data('customerContacter.list', { id }, 'kf')
      expect(contacts.toSorted((a: any, b: any) => (a.phone < b.phone ? -1 : 1))).toMatchObject([
        { name: '李样例', phone: '13800000001', email: 'li@example.com', isNotify: 0 },
        { name: '王样例', phone: '13800000002', email: '' },
      ])
      const history = await app().data('record.operations', { businessId: id }, 'kf')
      const actions = history.map(({ action }: { action: string }) => action)
      expect(actions.toSorted()).toEqual(['contacter.create', 'contacter.create', 'create'])
      const other = await named(two)
      expect(await app().data('customerContacter.list', { id: other[0].id }, 'kf')).toEqual([])
    })

    test('names what is wrong in its cell, and a row that says something else of the customer', async () => {
      const name = `联系错误${turn()}`
      const body = await upload(
        [`${name}甲`, `CW-${turn()}a`, '是', '李样例', '123', 'nobody', ''],
        [`${name}乙`, `CW-${turn()}b`, '是', '', '13800000001', '', ''],
        [`${name}丙`, `CW-${turn()}c`, '是', '李样例', '', '', ''],
        [`${name}丁`, `CW-${turn()}d`, '是', '李样例', '13800000001', '', '甲路'],
        [`${name}丁`, `CW-${turn()}d`, '是', '王样例', '13800000002', '', '乙路'],
        [`${name}丁`, `CW-${turn()}d`, '是', '李样例', '13800000001', '', '甲路'],
        [`${name}丁`, `CW-${turn()}d`, '是', '', '', '', '甲路'],
      )
      expect(found(body).toSorted()).toEqual(['2E', '2F', '3D', '4E', '6A', '6B', '7D', '8A', '8B'])
      expect(await named(name)).toEqual([])
    })

    test('has a template with their columns, of which only the customer is known already, and an export without', async () => {
      const bytes = await app().download('customer.template', {}, 'kf.hd')
      const { readXlsx } = await import('hucre/xlsx')
      const [sheet] = (await readXlsx(bytes)).sheets
      expect(sheet?.rows[0]?.slice(-3)).toEqual(['联系人', '联系人手机', '联系人邮箱'])
      const { body } = await app().upload('customer.import', bytes, 'a.xlsx', 'kf.hd')
      expect(found(body)).toEqual(['2A', '2B'])
      const list = await app().download('customer.export', {}, 'kf')
      const [exported] = (await readXlsx(list)).sheets
      expect(exported?.rows[0]).not.toContain('联系人')
    })
  })

  test('what is exported can be imported again elsewhere', async () => {
    const bytes = await app().download('customer.export', { customerName: '浏览' }, 'kf')
    expect(bytes.subarray(0, 2).toString()).toBe('PK')
    await create({ customerName: '=cmd|x', creditLimit: '12.5' })
    const all = await app().download('customer.export', { customerName: '=cmd' }, 'kf')
    const { readXlsx } = await import('hucre/xlsx')
    const [sheet] = (await readXlsx(all)).sheets
    expect(sheet?.rows[1]?.[0]).toBe('=cmd|x')
    expect(sheet?.rows[1]).toContain(12.5)
    expect(sheet?.rows[1]).toContain('货主')
  })

  test('a .csv says the same as the workbook: labels for codes, nothing that runs as a formula', async () => {
    const draft = {
      customerName: `@逗号,客户${turn()}`,
      customerType: ['0', '3'],
      creditLimit: '12.5',
    }
    const row = await create({ ...draft, address: '＝1+1', shortName: '他说"好"' })
    const query = { customerName: '@逗号', format: 'csv' }
    const bytes = await app().download('customer.export', query, 'kf')
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const [head, line] = bytes.toString('utf8').slice(1).split('\r\n')
    expect(head?.split(',').slice(0, 3)).toEqual(['客户全称', '统一社会信用代码', '境外或个人'])
    const code: string = row.customerCode
    expect(line).toBe(
      `"'@逗号,客户${turn()}",TEST-${turn()},是,${code},,货主、船公司,"他说""好""",,,'＝1+1,,12.50,`,
    )
    const other = await app().call('customer.export', { format: 'pdf' }, 'kf')
    expect(other.status).toBe(400)
  })

  test('the columns on screen are exported as they stand there, with words for codes', async () => {
    const { customerName } = await create({ customerType: ['0', '3'] })
    const columns = ['isStop', 'customerName', 'customerType', 'createTime']
    const bytes = await app().download('customer.export', { customerName, columns }, 'kf')
    const { readXlsx } = await import('hucre/xlsx')
    const [sheet] = (await readXlsx(bytes)).sheets
    expect(sheet?.rows[0]).toEqual(['状态', '客户全称', '客户类型', '创建时间'])
    expect(sheet?.rows[1]?.slice(0, 3)).toEqual(['使用中', customerName, '货主、船公司'])
    expect(sheet?.rows[1]?.[3]).toBeInstanceOf(Date)
    const odd = await app().call('customer.export', { columns: ['passwordHash'] }, 'kf')
    expect(odd.status).toBe(400)
  })
})

test('a workbook of orders needs no customer code: the name finds the customer, whatever its width', async () => {
  const bytes = await inboundWorkbook([
    { bill: `WIDTH${turn()}001`, customer: ' 青岛样例橡胶贸易有限公司(虚构) ' },
  ])
  expect((await app().upload('inboundOrder.import', bytes, 'a.xlsx', 'kf')).body.code).toBe(200)
})
