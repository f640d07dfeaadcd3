import type { HelpSeed } from './article.ts'

/** Fees until they are audited, bills, credit notes and mail. */
export const billingHelp: readonly HelpSeed[] = [
  {
    code: 'fee-audit',
    routes: ['/fee/feeLine/index'],
    zh: {
      title: '费用确认、审核与退回',
      summary:
        '计费确认费用，财务审核；录入人和确认人不能审核自己的费用。只有已审核的费用才能进入账单。',
      steps: [
        '计费在费用明细中打开费用，核对「为什么是这个金额」后点「确认」；可以勾选多行一起确认。',
        '财务点「审核」；有问题时点「退回」并写明原因，确认人会收到通知。',
        '被退回的费用变为暂估，可以修改、作废或重新确认；筛选「已退回」即可找到。',
        '审核后的费用不再修改：之后的变化生成差额，错误的费用用「冲销」取消。',
      ],
      note: '缺价或缺汇率的费用不能确认，请先补充报价或汇率。',
    },
    en: {
      title: 'Confirming, auditing and sending fees back',
      summary:
        'Billing confirms fees and finance audits them, never those of one’s own. Bills take audited fees only.',
      steps: [
        'Billing opens a fee, looks at why its amount is what it is, and confirms it; several are confirmed together.',
        'Finance audits it, or sends it back with a reason; who confirmed it is told.',
        'A fee that was sent back is an estimate again: it is changed, voided or confirmed anew, and found by that filter.',
        'An audited fee stays: what changes later is a difference, and a wrong one is reversed.',
      ],
      note: 'A fee without a price or a rate cannot be confirmed before that is entered.',
    },
  },
  {
    code: 'fee-split',
    routes: ['/fee/feeLine/index'],
    zh: {
      title: '一笔费用由多个单据或客户分摊',
      summary:
        '拆箱费、车费、代垫款等一笔费用由多家承担时，用「分摊费用」一次录入，系统按比例生成每家的费用。',
      steps: [
        '计费在费用明细中点「分摊费用」，填写费用名称、日期和总金额；代垫费用还要填写票据号。',
        '选择分摊方式：平均、按重量、按体积、按件数或按自定比例。',
        '输入单号、提单号或箱号后点「添加单据」，或点「添加客户」逐行录入；每行金额随输入更新。',
        '保存后每行生成一条费用，记录中列出同一笔分摊的其他费用；筛选「分摊单号」可找到整笔。',
        '作废其中一行即作废整笔；有一行已入账单或已冲销时，不能作废。',
      ],
      note: '每行四舍五入一次，差额计入比例最大的一行。客户只能看到自己的部分。',
    },
    en: {
      title: 'One charge for several documents or customers',
      summary:
        'Unpacking a container, a truck or an advance that several carry is entered once; the system makes a fee of each.',
      steps: [
        'Billing chooses to split a charge in the list of fees, and says the fee, the day and the whole amount; of an advance the receipt as well.',
        'The split is in equal parts, by weight, volume or pieces, or by ratios of one’s own.',
        'The number of an order, a bill of lading or a container adds its documents; customers are added row by row. Shares follow as they are typed.',
        'Each row becomes a fee whose record shows the other parts; the filter by split finds them all.',
        'Voiding one part voids all of them, unless one is on a bill or taken back.',
      ],
      note: 'Each part is rounded once, and what is left over goes to the largest. A customer sees its own part only.',
    },
  },
  {
    code: 'bills',
    routes: ['/fee/bill/index'],
    zh: {
      title: '账单从生成到结清',
      summary: '账单汇总客户一个月内已审核的费用，经审核、客户确认、开票和核销后结清。',
      steps: [
        '计费点「生成账单」，选择账期；未审核、缺价和缺汇率的费用会列出，点链接前往处理。',
        '合同约定「外币费用按人民币结算」的，外币费用按计费汇率并入人民币账单，费用明细和打印件同时列出原币金额和汇率；否则每种币种一张账单。',
        '核对费用后提交审核，由财务审核；提交人不能自己审核。',
        '审核后点「发送账单」发到客户邮箱，客户登录确认；也可以上传客户签字的文件代为确认。',
        '未开票时可在费用明细中调减一行，由另一人审核。',
        '财务登记发票和收款，账单依次变为已开票、部分核销、已核销。',
      ],
      note: '演示环境不会真的发出邮件：培训管理员可在「系统管理 › 模拟邮箱」查看每封邮件及其附件，并设置退信。',
    },
    en: {
      title: 'Bills, from their generation to the last payment',
      summary:
        'A bill holds the audited fees of a customer’s month and is audited, confirmed, invoiced and paid.',
      steps: [
        'Billing chooses Generate bills and a month; fees that are not audited yet, or lack a price or a rate, are named, with a link to them.',
        'Where the contract settles foreign fees in CNY they join the bill in CNY at the rate of each fee, and its fees and its paper show the original amount and the rate; else there is a bill for each currency.',
        'The bill is submitted, and finance audits it; never who submitted it.',
        'Send bills mails it to the customer, who confirms it after signing in; or upload what the customer has signed.',
        'As long as nothing is invoiced something can be taken off a fee, and somebody else passes that.',
        'Finance records invoices and payments, and the bill follows them until it is paid.',
      ],
      note: 'No mail leaves the demo: who trains others reads each mail with its files under System › Simulated mailbox, and has it send mail back.',
    },
  },
  {
    code: 'account-statement',
    routes: ['/fee/statement/index'],
    zh: {
      title: '与客户对账',
      summary:
        '客户对账单列出一个客户一种币种在一段日期内的账单、调减、收款和退款，以及期初、期末余额。',
      steps: [
        '在客户对账单中选择客户、币种和起止日期；客户页和账单管理里也有入口。',
        '账单按审核日期列示，调减按通过日期，收款按付款日期，但不早于其核销的账单；点一行即可打开账单或收付款。',
        '期末余额等于截至结束日期未结清的账单金额，并按逾期天数分开；未核销的收款单独列出，不在余额内。',
        '「打印」生成中文或英文的对账单，「导出」得到表格，「发送对账单」把 PDF 发到客户联系人的邮箱。',
      ],
      note: '草稿、待审核、已驳回和已作废的账单不在对账单中；反审核后的账单会从对账单中消失。',
    },
    en: {
      title: 'Statements of account',
      summary:
        'A statement of account has the bills, reductions, payments and refunds of a customer in one currency over some days, between an opening and a closing balance.',
      steps: [
        'Choose the customer, the currency and the days; the page of a customer and the list of bills lead here, too.',
        'Bills stand on the day of their audit, reductions on the day they were passed, money on its day but never before the bills that it settles; a row opens its bill or payment.',
        'The closing balance is what is outstanding of the bills on the last day, by the days that it is late; money that settles nothing yet stands apart.',
        'Print it in Chinese or English, export it as a table, or send it as PDF to the mailboxes of the customer’s contacts.',
      ],
      note: 'Bills that are not audited, were rejected or voided are not in it; neither is one whose audit was taken back.',
    },
  },
  {
    code: 'credit-notes',
    routes: ['/fee/bill/index', '/fee/payment/index'],
    zh: {
      title: '贷项通知单与退款',
      summary: '账单审核后发现多收，用贷项通知单退给客户；原账单保持客户手中的样子。',
      steps: [
        '打开已审核的账单，在费用明细中勾选多收的费用，点「开贷项通知单」并写明原因。',
        '提交前还可以继续加入同一账单的费用；提交后由财务审核，再由客户确认。',
        '确认后登记红字发票，或与之后的账单合开一张发票。',
        '与后续账单一起核销即可抵减；要退钱时，在贷项通知单上点「登记退款」。',
        '客户多付的款项：打开收款点「退款」，登记退回的付款，两笔款项互相注明。',
      ],
      note: '有调减的费用不能整行冲减；贷项通知单作废后，被冲减的费用恢复。',
    },
    en: {
      title: 'Credit notes and refunds',
      summary:
        'What an audited bill charges too much is given back by a credit note; the bill stays as the customer has it.',
      steps: [
        'Open the bill, tick the fees that are wrong, choose Credit and say why.',
        'More fees of the bill join until it is submitted; finance audits it and the customer confirms it.',
        'Record its red invoice, or one invoice over it and a later bill.',
        'Write it off together with a later bill, or choose Record a refund on its page.',
        'Money paid too much goes back by Refund on the page of that payment; both payments name each other.',
      ],
      note: 'A fee that is reduced is not credited in full. What a voided credit note took back counts again.',
    },
  },
]
