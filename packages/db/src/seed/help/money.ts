import type { HelpSeed } from './article.ts'

/** Fees, the finance platform and reports. */
export const moneyHelp: readonly HelpSeed[] = [
  {
    code: 'storage-fee',
    routes: ['/fee/feeLine/index', '/contract/quotation/index'],
    zh: {
      title: '仓储费怎么算',
      summary: '仓储费按批次逐日计算：数量 × 计费天数 × 单价，规则来自有效合同的报价。',
      steps: [
        '计费从入库业务日期开始；报价写明是否算头天、算尾天。',
        '免仓期内不计费；分段报价按货龄逐段取价。',
        '货转后从转移日起由新货主承担，出库当天按报价的算尾规则计算。',
        '每条费用都可展开「怎么算的」，逐日列出数量、天数和单价。',
        '最后结果四舍五入到分，每条费用只舍入一次。',
      ],
      note: '没有报价的费用不会按零计算，而是列入「缺价」清单，请商务补充报价。',
    },
    en: {
      title: 'How storage is charged',
      summary:
        'Storage is counted by lot and day: quantity × days × price, by the quotation of the contract in force.',
      steps: [
        'Counting begins with the business day of the receipt; the quotation says whether first and last day count.',
        'Free days cost nothing; stepped prices go by the age of the goods.',
        'After a transfer the new owner pays from that day on.',
        'Each fee shows how it came about, day by day.',
        'The result is rounded to cents once per fee.',
      ],
      note: 'A fee without a price is never zero: it appears among the missing prices.',
    },
  },
  {
    code: 'month-close',
    routes: ['/fee/monthClose/index'],
    zh: {
      title: '月末结账',
      summary: '结账后，该月不能再有货物进出、费用和账单；全公司一起结账。',
      steps: [
        '计费打开月份，按「结账前待办」逐条处理；标「须先处理」的清空后才能提交。',
        '点「提交结账」，财务会收到通知。',
        '财务核对后结账，或写明原因退回；提交人不能自己结账。',
        '确需修改时，财务「反结账」并写明原因；只能从最后一个已结账的月份开始。',
      ],
      note: '结账后才发现的费用记入之后第一个未结账的月份，计费期间保持不变。',
    },
    en: {
      title: 'Closing a month',
      summary:
        'No goods, fees or bills are dated in a closed month; it is closed for the whole company.',
      steps: [
        'Billing opens the month and clears the list; what blocks has to be gone.',
        'Hand the month in; finance is told.',
        'Finance closes it, or sends it back with a reason; who handed it in cannot close it.',
        'Finance reopens the last closed month with a reason when something has to change.',
      ],
      note: 'Fees found later belong to the first open month and keep the days that they are about.',
    },
  },
  {
    code: 'finance-platform',
    routes: ['/fee/exchange/index'],
    zh: {
      title: '账单发送到财务平台',
      summary: '账单审核、调减通过、反审核后，系统自动告知财务平台；同一件事平台只接收一次。',
      steps: [
        '同一张账单的往来依次发送，前一条处理完才发送下一条。',
        '平台没有回应时系统会自动重试；一直没有回应的显示「未送达」。',
        '平台拒收的显示「被拒收」和原因，调减被拒会提醒「账单调减异常」。',
        '查清原因后点「重新发送」；已经用其他方式告知平台的，点「标记为线下处理」并说明。',
      ],
      note: '被拒收的账单反审核后不再发送；已被平台接收的会通知平台撤回。',
    },
    en: {
      title: 'Bills and the finance platform',
      summary:
        'The finance platform is told when a bill is audited, a reduction passed or an audit taken back; it takes each once.',
      steps: [
        'The exchanges of a bill are sent one after the other, each when the one before it is settled.',
        'Silence is tried again by itself; what never gets an answer is “Not delivered”.',
        'A refusal stands there with its reason; of a reduction a notice tells as well.',
        'Send it again once the cause is gone, or mark it as settled by hand and say how.',
      ],
      note: 'A refused bill is not sent any more once its audit is taken back; the platform is told to withdraw what it has.',
    },
  },
  {
    code: 'reports',
    routes: [
      '/report/revenue/index',
      '/report/aging/index',
      '/report/unbilled/index',
      '/report/throughput/index',
      '/report/stockAge/index',
      '/report/occupancy/index',
      '/report/difference/index',
    ],
    zh: {
      title: '报表里的数字从哪里来',
      summary: '每张报表都是业务数据的汇总，点一行即可查看它背后的记录。',
      steps: [
        '收入、成本和利润只计已审核的费用，不含税；未审核的单列一栏，不参与汇总。',
        '费用归属于计费期间最后一天所在的月份；不同币种不相加。',
        '账龄从账单的付款期限算起，只计未核销的部分。',
        '吞吐量按业务日期统计，撤回的进出不计；库龄从入库当天算第 1 天。',
        '筛选、排序和列可以「另存为视图」；「导出」得到与屏幕相同的列。',
        '「定时发送」按当前筛选条件，每天、每周或每月把报表发到所填邮箱；可以暂停、恢复，并查看发送记录。设置人失去该报表的权限时，计划自动暂停并通知本人。',
      ],
    },
    en: {
      title: 'Where the figures of reports come from',
      summary: 'Each report adds up records; a click on a row leads to them.',
      steps: [
        'Revenue, cost and profit are of audited fees without tax; those not audited stand apart and in no sum.',
        'A fee belongs to the month in which its period ends; currencies are not added up.',
        'Aging counts from the day a bill was due, for what is not paid of it.',
        'Throughput goes by business days, without what was taken back; the day of receipt is day 1 of the age of stock.',
        'Filters, order and columns can be saved as a view; an export has the columns on screen.',
        'Send by mail… sends the report with the filters on screen to mailboxes every day, week or month; plans can be paused and resumed, and list what they sent. When its maker may not read the report any more, a plan is paused and its maker is told.',
      ],
    },
  },
  {
    code: 'invoices',
    routes: ['/fee/invoice/index', '/fee/bill/index'],
    zh: {
      title: '怎样登记发票和红冲',
      summary: '发票在税务系统开具，在这里登记到账单，系统据此更新已开票金额和账单状态。',
      steps: [
        '客户确认账单后，在账单详情点「登记发票」，或在发票管理中点「登记发票」并选择客户。',
        '勾选账单：默认开具全部剩余金额，可改小；同一客户、同一币种的几张账单可以开在一张发票上。',
        '选择客户的开票资料，填写发票号码和日期后保存；账单全部开票后变为「已开票」。',
        '在发票页的「资料」上传税务系统开具的发票文件，客户登录后可下载。',
        '开错时打开发票点「红冲」，填写红字发票的号码、日期和原因；账单可以重新开票。贷项通知单的发票金额为负。',
      ],
      note: '账单有发票时不能反审核，调减后也不能低于已开票金额。',
    },
    en: {
      title: 'Recording invoices and taking them back',
      summary:
        'Invoices are issued in the tax system and recorded here over their bills, which then say what is invoiced.',
      steps: [
        'Once the customer has confirmed a bill, choose Record an invoice on its page, or on the page of invoices.',
        'Tick the bills: all that is left of them is proposed. Bills of one customer and currency can share an invoice.',
        'Choose the invoice details of the customer, enter number and date, and save.',
        'Upload the file from the tax system under Documents of the invoice; the customer can download it.',
        'To take an invoice back, open it and enter number, date and reason of the red one; its bills can be invoiced again. The invoice of a credit note is below zero.',
      ],
      note: 'The audit of a bill with an invoice stays, and a reduction cannot bring it below what is invoiced.',
    },
  },
  {
    code: 'payments',
    routes: ['/fee/payment/index', '/fee/payment/match'],
    zh: {
      title: '怎样登记收付款并核销账单',
      summary: '每笔收款或付款登记一次，用来核销已开票的账单；用不完的留作未核销款项。',
      steps: [
        '在收付款核销中点「导入银行流水」，选择银行导出的文件；流水号、日期和金额相同的不会重复登记。',
        '导入后进入「匹配核销」：系统按摘要中的账单号、付款方户名和金额建议账单，核对后点「接受」，或「选择账单」。',
        '也可以手工登记收付款，并同时勾选要核销的账单和金额。',
        '贷项通知单与账单金额相互抵销时不用登记款项：打开贷项通知单或账单点「冲抵账单」，也可在收付款核销列表点它并选应收或应付；选择账单，合计为 0.00 即可保存。',
        '核销错了，打开款项点「撤销核销」并写明原因：账单恢复为未付，款项可重新核销。',
      ],
      note: '款项只能核销同一客户、同一币种的账单；从外币账单登记收付款时，币种随账单。',
    },
    en: {
      title: 'Recording payments and writing off bills',
      summary: 'Money is recorded once and settles invoiced bills; what is left over rests open.',
      steps: [
        'Choose Import a bank file on the page of payments. What has the same reference, date and amount is not recorded twice.',
        'Bills are suggested by numbers in the remark, the payer’s name and the amount. Accept them, or choose others.',
        'Or record a payment by hand and tick the bills that it settles.',
        'Where a credit note and a bill settle each other no money is recorded: open the credit note or the bill and choose Offset bills, or do so in the list of payments and choose its side; then choose bills until the sum is 0.00.',
        'Open a payment to take a write-off back with a reason: the bill is owed again and the money is open.',
      ],
      note: 'A payment settles bills of one customer in its own currency; recorded from a bill it has that of the bill.',
    },
  },
]
