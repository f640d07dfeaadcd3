import type { MenuNode } from '@yuncang/shared/nouns/session/contract'

type Given = Partial<Omit<MenuNode, 'meta'>> & { meta?: Partial<MenuNode['meta']> }

/** An entry of the menu: /wms/inboundOrder, as usual but for what is given. */
export function menuNode({ meta, ...given }: Given = {}): MenuNode {
  const code = given.code ?? 'wms.inboundOrder'
  const usual = { i18n: code, keepAlive: true, isTab: true, isAuth: true, roles: [] }
  return {
    id: code,
    code,
    path: '/wms/inboundOrder',
    name: '入库',
    label: '入库',
    icon: '',
    keepAlive: 1,
    group: [],
    query: {},
    children: [],
    ...given,
    meta: { ...usual, target: '', refusal: null, ...meta },
  }
}
