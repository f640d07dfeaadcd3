export const renewalWords = {
  zh: {
    'contract.renewalOf':
      '原合同期限 {{from}} – {{to}}。续签生成一份草稿，合同方和报价一并带出，报价按新的期限有效。',
    'contract.renewalLeftOut': '以下 {{count}} 份合同现在不能续签：',
    'contract.renewalGoOn': '续签其余 {{count}} 份',
  },
  en: {
    'contract.renewalOf':
      'The contract runs from {{from}} to {{to}}. Its renewal is a draft with the same parties and prices, which are valid for the new term.',
    'contract.renewalLeftOut': 'These cannot be renewed now: {{count}}',
    'contract.renewalGoOn': 'Renew the others: {{count}}',
  },
}
