import type { HelpSeed } from './article.ts'

/** Contracts, prices and fees, customers, and the desk itself. */
export const commerceHelp: readonly HelpSeed[] = [
  {
    code: 'storage-fee',
    routes: ['/fee/feeLine/index', '/contract/quotation/index'],
    zh: {
      title: '仓储费怎么算',
      about: '仓储费按批次逐日计算：数量 × 计费天数 × 单价，规则来自有效合同的报价。',
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
      about:
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
    code: 'contract-life',
    routes: ['/contract/contract/index'],
    zh: {
      title: '合同从起草到生效、续签和终止',
      about: '合同决定谁付款、按什么价格付款。',
      steps: [
        '新增合同，填写签约主体、客户、起止日期和付款方。',
        '录入报价或从费用清单带出，合同和报价分别提交审核。',
        '都通过后合同生效，计费开始使用它的价格。',
        '到期前可「续签」，新合同带出原来的各方和价格；不再续签时写明原因。',
      ],
    },
    en: {
      title: 'A contract from draft to renewal',
      about: 'The contract says who pays, and at which prices.',
      steps: [
        'Enter contracting company, customer, dates and payers.',
        'Enter prices or take them from a cost list; contract and prices are audited apart.',
        'When both have passed the contract is in force and fees use its prices.',
        'Renew it before it ends: the new one starts with the same parties and prices.',
      ],
    },
  },
  {
    code: 'contract-sync',
    routes: ['/contract/contract/index'],
    zh: {
      title: '怎样从合同系统同步合同',
      about: '已在集团合同系统签订的合同不必重新录入。',
      steps: [
        '点击顶部「同步合同」，输入合同编号；有权限时也可按签约主体和签约起止日期批量同步。',
        '提示「同步成功!」后，合同出现在合同列表，来源为「合同系统」；双方已签的直接生效，未签的为草稿。',
        '客户不存在时会一并建立。',
        '本地已有草稿时，可在合同中把两者关联，价格保留在草稿上。',
      ],
      note: '提示「同步失败!」表示合同系统没有符合条件的合同，请核对编号或日期。',
    },
    en: {
      title: 'Taking contracts over from the contract system',
      about: 'What is signed in the group’s contract system need not be typed again.',
      steps: [
        'Choose Sync contracts at the top and enter the number, or, with the right to, company and days of signing.',
        'After it succeeded the contract is in the list; signed ones are in force, others are drafts.',
        'A customer that is missing is added along with it.',
        'A draft of ours can be connected with it and keeps its prices.',
      ],
      note: 'When it fails the contract system has nothing of the kind: check number or dates.',
    },
  },
  {
    code: 'customer-sync',
    routes: ['/base/customer/index'],
    zh: {
      title: '怎样同步或新增客户',
      about: '客户先从集团客户平台查找，没有时再手工新增。',
      steps: [
        '点击顶部「同步客户」，输入客户名称，边输入边查找。',
        '点选一个客户，按「确认同步」；已有的客户会更新为平台上的资料。',
        '查不到时点「手工新增」，填写客户全称和统一社会信用代码。',
        '个人或境外客户请选「是」，代码可填任意唯一标识，如身份证号或手机号。',
      ],
    },
    en: {
      title: 'Taking over or adding a customer',
      about: 'Look into the customer platform first, and add by hand what is not there.',
      steps: [
        'Choose Sync customers at the top and type the name; the list follows.',
        'Pick a customer and confirm. One that is here already is brought up to date.',
        'If it is not there, add it by hand with its full name and credit code.',
        'For people and overseas customers any unique identifier will do.',
      ],
    },
  },
  {
    code: 'master-import',
    routes: ['/base/product/index', '/base/customer/index'],
    zh: {
      title: '怎样批量导入商品和客户',
      about: '商品、客户、开票信息和库位都可以用模板导入。',
      steps: [
        '在对应列表点击「导入」，下载模板并填写；下拉列已带出可选值。',
        '上传后系统先检查全部行，有一行错误就一行都不导入，并列出每处原因。',
        '名称和代码重复时会指出与哪一条重复。',
      ],
    },
    en: {
      title: 'Importing products and customers',
      about: 'Products, customers, their invoices and places can come from a template.',
      steps: [
        'Choose Import above the list, get the template and fill it in.',
        'All rows are checked first; one wrong row stops the whole file, and each finding is named.',
        'For a name or code in use you are told which record has it.',
      ],
    },
  },
  {
    code: 'look-and-keys',
    routes: ['/wel/index'],
    zh: {
      title: '主题、语言、锁屏和快捷键',
      about: '界面按个人习惯设置，只影响自己。',
      steps: [
        '顶部「外观」可改主题色、深浅色和紧凑布局，立即生效。',
        '点击语言按钮在中文和英文之间切换。',
        '离开座位时点「锁屏」，用登录密码解锁。',
        'Ctrl+K 打开搜索，Ctrl+S 保存表单，Esc 关闭对话框。',
      ],
    },
    en: {
      title: 'Theme, language, lock screen and keys',
      about: 'Everybody sets the interface for themselves.',
      steps: [
        'Look at the top changes colour, dark mode and density at once.',
        'The language button switches between Chinese and English.',
        'Lock the screen when you leave; your password opens it.',
        'Ctrl+K searches, Ctrl+S saves a form, Esc closes a dialog.',
      ],
    },
  },
  {
    code: 'notes-and-requests',
    routes: [],
    zh: {
      title: '怎样写笔记和提需求',
      about: '笔记写给同事，需求写给系统的建设者。',
      steps: [
        '在任一页面点击顶部「写笔记」，写下本页的操作要点；显示的笔记全租户可见。',
        '点击「提需求」描述希望系统做什么、在哪个页面、有多急。',
        '需求的受理、开发和上线会通知您；被拒绝时会写明原因。',
      ],
    },
    en: {
      title: 'Writing notes and asking for something',
      about: 'Notes are for colleagues, requests for those who build the product.',
      steps: [
        'Choose Write a note on any page; shown notes are seen by everybody of the tenant.',
        'Choose Request to say what is missing, where, and how urgent it is.',
        'You are told when it is accepted, being built and live, or why it is refused.',
      ],
    },
  },
  {
    code: 'terminal-app',
    routes: [],
    zh: {
      title: '怎样在手持终端上使用',
      about: '理货、装车和门岗可在手持终端或手机上操作。',
      steps: [
        '点击顶部「下载终端App」，用终端扫描对应的二维码：一个给仓库，一个给堆场。',
        '在打开的页面登录，选择租户。',
        '扫码枪直接对准单据即可，不必先点输入框。',
        '断网时登记的内容会排队，恢复后自动上传。',
      ],
    },
    en: {
      title: 'Working on a terminal',
      about: 'Tally, loading and gate work on handhelds and phones.',
      steps: [
        'Choose Get the terminal app and scan the code: one for the warehouse, one for the yard.',
        'Sign in on the page that opens and choose the tenant.',
        'Point the scanner at the paper; no field needs to be chosen first.',
        'Without a network entries wait in a queue and go out later.',
      ],
    },
  },
]
