import { word, type Words } from '../../kernel/words.ts'

export const customerWords = {
  customer: word('客户', 'Customers'),
  customerInvoice: word('客户开票资料', 'Invoice details of customers'),
  customerBank: word('客户银行账户', 'Bank accounts of customers'),
  customerContacter: word('客户联系人', 'Contacts of customers'),
  customerBranch: word('客户分支机构', 'Branches of customers'),
} as const satisfies Words
