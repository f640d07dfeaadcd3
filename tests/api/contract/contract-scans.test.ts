import { inTenant } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
import { describe, expect, test } from 'vitest'
import { contractSuite, contractsOf, newCustomer, scanOf } from '../../support/contracts.ts'
import { statusAndReason } from '../../support/app.ts'
import { workbook } from '../../support/workbooks.ts'

const { app, of, customerId, turn } = contractSuite()

type Step = [operation: string, as: string, more: object]

/** Both steps that take signed papers, with who takes them and what they need besides. */
const steps: Step[] = [
  ['contract.file', 'sw', { filingPlace: '1' }],
  ['contract.void', 'cw', { msg: '协商解除' }],
]

const take = (
  [operation, as, more]: Step,
  { id, version }: { id: string; version: number },
  attachments: unknown[],
) => app().call(operation, { id, version, ...more, attachments }, as)

const stored = (id: string, changes: object) =>
  app().services.db.transaction(inTenant('WMS_DEMO'), (tx) =>
    tx.update(tx.t.file, changes, eq(tx.t.file.id, id)),
  )

describe.each(steps)('the signed paper of %s', (...step) => {
  test('is a document by its id, never a text that names one', async () => {
    const contract = await of().active(customerId())
    for (const text of [{ name: '合同.pdf', url: 'https://example.com/1.pdf' }, '', 1]) {
      expect((await take(step, contract, [text])).status).toBe(400)
    }
  })

  test('is one of this contract: not of another, not of another tenant, and not one that is gone', async () => {
    const contract = await of().active(customerId())
    const other = await of().active(customerId())
    const foreigners = contractsOf(app(), '.zjwl')
    const foreignCustomer = await newCustomer(app(), `外租户客户${turn()}${step[1]}`, 'kf.zjwl')
    const foreign = await foreigners.active(foreignCustomer)
    const ids = [
      await scanOf(app(), other.id),
      await scanOf(app(), foreign.id, { as: 'sw.zjwl' }),
      '01990000-0000-7000-8000-000000000000',
    ]
    for (const id of ids) {
      const { status, body } = await take(step, contract, [id])
      const { contractNo: no } = contract
      expect([status, body.msg]).toEqual([
        400,
        `文件 ${id} 不是 ${no} 的资料：可能已被删除，或属于其他单据；请在 ${no} 重新上传后再选`,
      ])
    }
  })

  test('has arrived and passed its checks, and is a picture or a PDF', async () => {
    const contract = await of().active(customerId())
    const id = await scanOf(app(), contract.id, { name: '未检查.pdf' })
    await stored(id, { status: 0 })
    const early = await take(step, contract, [id])
    expect([early.status, early.body.msg]).toEqual([
      409,
      '「未检查.pdf」还没有传完或没有通过检查，请稍候再选，或重新上传',
    ])
    const fields = { uploadModuleCode: 'HTGL', businessId: contract.id, docType: 'HT' }
    const file = { name: '合同草稿.xlsx', bytes: await workbook([['甲方', '乙方']]) }
    const { body } = await app().form('file.upload', { fields, file }, 'sw')
    const written = await take(step, contract, [body.data.id])
    expect([written.status, written.body.msg]).toEqual([
      400,
      '「合同草稿.xlsx」不是扫描件，请上传图片或 PDF',
    ])
  })

  test('stands on the contract once, under the address where it is downloaded', async () => {
    const contract = await of().active(customerId())
    const id = await scanOf(app(), contract.id, { as: step[1], name: '签章.pdf' })
    const { body } = await take(step, contract, [id, id])
    const url = `/api/lh-wms/file/download?id=${id}`
    expect(body.data.attachments).toEqual([{ id, name: '签章.pdf', url }])
    const headers = await app().headersOf('kf')
    const answer = await app().app.inject({ method: 'GET', url, headers })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    const history = await app().data('record.operations', { businessId: contract.id }, 'sw')
    const told = history.find((each: any) => each.action === step[0].split('.')[1])
    expect(told.fieldDiff.attachments.after).toEqual([{ id, name: '签章.pdf' }])
  })
})

test('an address that was only written down stays to be seen, but files no contract', async () => {
  const { id, version } = await of().active(customerId())
  const written = { name: '旧合同.pdf', url: 'https://example.com/old.pdf' }
  await app().services.db.transaction(inTenant('WMS_DEMO'), (tx) =>
    tx.update(tx.t.contract, { attachments: [written] }, eq(tx.t.contract.id, id)),
  )
  expect((await app().data('contract.get', { id }, 'sw')).attachments).toEqual([
    { ...written, id: null },
  ])
  const place = { id, version, filingPlace: '1' }
  expect(statusAndReason(await app().call('contract.file', place, 'sw'))).toEqual([
    400,
    'contract.scanRequired',
  ])
  const attachments = [await scanOf(app(), id)]
  const filed = await app().data('contract.file', { ...place, attachments }, 'sw')
  expect(filed.attachments).toHaveLength(2)
})

test('whoever voids contracts brings the agreement to those in force, and to no draft', async () => {
  const active = await of().active(customerId())
  await scanOf(app(), active.id, { as: 'cw' })
  const draft = await of().draft(customerId())
  await expect(scanOf(app(), draft.id, { as: 'cw' })).rejects.toThrow('当前为「草稿」')
})
