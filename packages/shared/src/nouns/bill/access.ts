import type { AccessTable } from '../../kernel/access.ts'

export const billAccess = {
  'bill.page': 'bill:read',
  'bill.totals': 'bill:read',
  'bill.get': 'bill:read',
  'bill.export': 'bill:read',
  'bill.unbilled': 'bill:write',
  'bill.generate': 'bill:write',
  'bill.startGenerate': 'bill:write',
  'bill.removeLines': 'bill:write',
  'bill.submit': 'bill:write',
  'bill.withdraw': 'bill:write',
  'bill.pass': 'bill:audit',
  'bill.refuse': 'bill:audit',
  'bill.confirm': 'bill:confirm',
  'bill.dispute': 'bill:confirm',
  'bill.letter': 'bill:write',
  'bill.sendMail': 'bill:write',
  'bill.mails': 'bill:readDraft',
  'bill.unsent': 'bill:write',
  'bill.startSendMail': 'bill:write',
  'bill.credit': 'bill:write',
  'bill.reopen': 'bill:audit',
  'bill.void': 'bill:write',
  'billReduction.page': 'bill:read',
  'billReduction.ofBill': 'bill:read',
  'billReduction.create': 'bill:write',
  'billReduction.pass': 'bill:audit',
  'billReduction.refuse': 'bill:audit',
  'billReduction.withdraw': 'bill:write',
} as const satisfies AccessTable

/** Sees bills before they are audited, too: the staff. */
export const draftBills = 'bill:readDraft'
