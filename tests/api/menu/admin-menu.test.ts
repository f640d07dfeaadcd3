import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTenant } from '@yuncang/db/handle'
import { statusAndReason, startApp, type TestApp } from '../../support/app.ts'

const framed = 'https://framed.example'
let app: TestApp

beforeAll(async () => {
  app = await startApp({ config: { frameHosts: [framed] } })
})
afterAll(() => app.close())

const call = (operation: string, input: object, as = 'admin') => app.call(operation, input, as)

describe('the menu', () => {
  const codesOf = async (as: string): Promise<string[]> =>
    (await app.data('session.routes', {}, as)).flatMap(function all(node: any): string[] {
      return [node.code, ...node.children.flatMap(all)]
    })

  test('shows what the tenant has made of it, and what it takes back', async () => {
    const hidden = { code: 'wms.inventory', version: 0, nameZh: '在库', isHidden: 1, sort: 3 }
    const { version } = await app.data('menu.update', hidden, 'admin')
    expect(await codesOf('kf')).not.toContain('wms.inventory')
    expect(await codesOf('kf.zjwl')).toContain('wms.inventory')
    expect(statusAndReason(await call('menu.update', hidden))).toEqual([409, 'record.stale'])
    await app.data('menu.remove', { code: 'wms.inventory', version }, 'admin')
    expect(await codesOf('kf')).toContain('wms.inventory')
    const businessId = 'menu-wms.inventory'
    const done = await app.data('record.operations', { businessId }, 'admin')
    expect(done.map(({ action }: any) => action).sort()).toEqual(['remove', 'update'])
    expect(await app.data('record.audits', { businessId }, 'admin')).toEqual([])
  })

  const nodeOf = async (as: string, code: string) =>
    (await app.data('session.routes', {}, as))
      .flatMap(function all(node: any): any[] {
        return [node, ...node.children.flatMap(all)]
      })
      .find((node: any) => node.code === code)

  test('tells how a page behaves as the platform gives it, and as the tenant has set it', async () => {
    const usual = { keepAlive: true, isTab: true, isAuth: true, roles: [], target: '' }
    expect(await nodeOf('kf', 'base.product')).toMatchObject({
      keepAlive: 1,
      group: [],
      query: {},
      meta: { i18n: 'base.product', ...usual },
    })
    expect(await nodeOf('admin', 'system.instruction')).toMatchObject({
      group: ['/system/instructionDetail'],
    })
    const set = {
      i18n: 'product.title',
      keepAlive: 0,
      isTab: 0,
      isAuth: 0,
      roles: ['kf', 'sw'],
      groupPaths: ['/base/sku'],
      query: 'type=1&name=%E8%83%B6',
    }
    const names = { code: 'base.product', version: 0, nameZh: '商品管理' }
    const { version } = await app.data('menu.update', { ...names, ...set }, 'admin')
    expect(await nodeOf('kf', 'base.product')).toMatchObject({
      keepAlive: 0,
      group: ['/base/sku'],
      query: { type: '1', name: '胶' },
      meta: {
        i18n: 'product.title',
        keepAlive: false,
        isTab: false,
        isAuth: false,
        roles: ['kf', 'sw'],
      },
    })
    const record = (await app.data('menu.list', {}, 'admin')).find(
      ({ code }: any) => code === 'base.product',
    )
    expect(record).toMatchObject(set)
    await app.data('menu.remove', { code: 'base.product', version }, 'admin')
    for (const [field, value] of [
      ['groupPaths', ['a,b']],
      ['groupPaths', ['/']],
      ['query', '?a=1'],
      ['roles', ['a,b']],
      ['target', '_top'],
    ] as const) {
      const { status } = await call('menu.update', { ...names, [field]: value })
      expect([field, value, status]).toEqual([field, value, 400])
    }
  })

  test('holds links of the tenant below its folders, and never loses its own page', async () => {
    const link = { nameZh: '海关', path: `${framed}/`, parentId: 'menu-wms' }
    const { code } = await app.data('menu.create', link, 'admin')
    expect(await codesOf('kf')).toContain(code)
    const inWindow = { ...link, nameZh: '海事', target: '_blank', path: 'https://msa.example/' }
    const other = await app.data('menu.create', inWindow, 'admin')
    expect((await nodeOf('kf', String(other.code))).meta).toMatchObject({
      target: '_blank',
      isTab: true,
    })
    const below = { ...link, parentId: 'menu-wms-inventory' }
    expect(statusAndReason(await call('menu.create', below))).toEqual([400, 'menu.parent'])
    expect((await call('menu.create', { ...link, path: 'javascript:alert(1)' })).status).toBe(400)
    const elsewhere = { ...link, path: 'https://evil.example/x' }
    const refused = await call('menu.create', elsewhere)
    expect(statusAndReason(refused)).toEqual([400, 'menu.notFramed'])
    expect(refused.body.msg).toContain('https://evil.example')
    const plain = { ...link, path: 'http://www.customs.example/', target: '_blank' }
    expect(statusAndReason(await call('menu.create', plain))).toEqual([400, 'menu.notSecure'])
    const window = await app.data('menu.create', { ...elsewhere, target: '_blank' }, 'admin')
    const back = { code: window.code, version: window.version, nameZh: '海关', target: '' }
    expect(statusAndReason(await call('menu.update', back))).toEqual([400, 'menu.notFramed'])
    const away = { code: 'system.menu', version: 0, nameZh: '菜单', isHidden: 1 }
    expect(statusAndReason(await call('menu.update', away))).toEqual([409, 'menu.vital'])
  })

  test('tells of links that were stored when they were allowed, to whoever opens them and in the list', async () => {
    const usual = { icon: 'link', sort: 900, type: 2, permission: '', keepAlive: 1 as const }
    const stored = [
      ['own.gone', 'https://gone.example/x', '', 'menu.notFramed'],
      ['own.plain', 'http://plain.example/x', '_blank', 'menu.notSecure'],
      ['own.odd', 'https://', '', 'menu.pathShape'],
      ['own.good', `${framed}/x`, '', null],
    ] as const
    await app.services.db.transaction(inTenant('WMS_DEMO'), async (tx) => {
      for (const [code, path, target] of stored)
        await tx.insert(tx.t.menu, {
          ...usual,
          id: code,
          code,
          path,
          target,
          nameZh: code,
          nameEn: code,
        })
    })
    const listed = await app.data('menu.list', {}, 'admin')
    for (const [code, , , refusal] of stored) {
      expect((await nodeOf('kf', code)).meta).toMatchObject({ refusal })
      expect(listed.find((each: any) => each.code === code)).toMatchObject({ refusal })
    }
    expect((await nodeOf('kf', 'base.product')).meta.refusal).toBe(null)
  })
})
