import type { Permission } from '@yuncang/shared/access'

type Action = { readonly key: string; readonly href: string; readonly right: Permission }

/** What can be begun from anywhere by who has the right: an empty form, or what waits for a step. */
export const actions = [
  { key: 'search.do.addInbound', href: '/wms/inboundOrder/form', right: 'inboundOrder:write' },
  {
    key: 'search.do.submitInbound',
    href: '/wms/inboundOrder/index?orderStatus=0',
    right: 'inboundOrder:submit',
  },
  {
    key: 'search.do.auditInbound',
    href: '/wms/inboundOrder/index?orderStatus=1',
    right: 'inboundOrder:audit',
  },
  { key: 'search.do.addOutbound', href: '/wms/outboundOrder/form', right: 'outboundOrder:write' },
  {
    key: 'search.do.submitOutbound',
    href: '/wms/outboundOrder/index?outboundStatus=0',
    right: 'outboundOrder:write',
  },
  {
    key: 'search.do.auditOutbound',
    href: '/wms/outboundOrder/index?outboundStatus=1',
    right: 'outboundOrder:audit',
  },
  { key: 'search.do.addContract', href: '/contract/contract/form', right: 'contract:write' },
  { key: 'search.do.setRules', href: '/contract/costList/index', right: 'costList:write' },
  { key: 'search.do.addCustomer', href: '/base/customer/index/new', right: 'customer:write' },
  { key: 'search.do.addProduct', href: '/base/product/index/new', right: 'product:write' },
] as const satisfies readonly Action[]
