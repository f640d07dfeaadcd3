/* Rights that several roles have, by what they are for. */

/** What selects need. Names and phones of drivers and workers are for staff only. */
export const openSelects = [
  'dictionary:read',
  'customer:select',
  'product:select',
  'storageLocation:select',
  'param:read',
  'savedView:use',
  'costCode:read',
  'help:read',
  'notice:read',
  'homeMessage',
] as const
/** The tools of the top bar that all staff has. */
const topBarTools = ['instruction:use', 'requirement:use', 'homeDownFile', 'homeDownApp'] as const
export const selects = [
  ...openSelects,
  ...topBarTools,
  'carrier:select',
  'worker:select',
  'user:select',
] as const
export const readGoods = ['product:read', 'storageLocation:read'] as const
/** Adds and removes papers and pictures of orders. */
export const documents = ['inboundOrder:document', 'outboundOrder:document'] as const
export const readOrders = [
  ...selects,
  ...readGoods,
  'carrier:read',
  'customer:read',
  'inboundOrder:read',
  'inventory:read',
  'outboundOrder:read',
] as const

/** A customer sees its own contracts, prices and fees, never the list prices. */
export const readOwnPrices = [
  'contract:read',
  'quotation:read',
  'costList:read',
  'feeLine:read',
] as const
export const readPrices = [...readOwnPrices, 'costStandard:read'] as const
export const readBills = ['bill:read', 'bill:readDraft'] as const
export const reports = ['financeReport:read', 'stockReport:read'] as const
export const financePlatform = ['financeExchange:read', 'financeExchange:retry'] as const
export const readSettlement = ['invoice:read', 'payment:read', 'billStatement:read'] as const

/** Asking for a seal of the company, and auditing that. */
export const askForSeals = ['sealRecord:read', 'sealRecord:step', 'sealRecord:write'] as const
export const auditSeals = ['sealRecord:read', 'sealRecord:step', 'sealRecord:audit'] as const
