import type { HelpSeed } from './article.ts'

/** Contracts, prices, customers, and help itself. */
export const commerceHelp: readonly HelpSeed[] = [
  {
    code: 'quotation-sheet',
    routes: ['/contract/quotation/form', '/contract/quotation/index'],
    zh: {
      title: '给客户报价：填写、试算、送审',
      summary: '报价单像表格一样填写，保存前就能试算，通过后开始计费。',
      steps: [
        '在报价单列表、合同或客户页点「新增报价单」，选择客户和合同，有效期随合同带出。',
        '选费用后自动带出计费方式、单位和税率；也可从 Excel 整块粘贴，中英文都认得，认不出的格子标红并写明原因。',
        '也可「下载为表格」在 Excel 里改（有下拉选项和填写说明），再「从表格读入」：新增和改动的格子有标记，保存前什么都不会变。',
        '阶梯可在下方逐档填写，起值自动接续；有空档或重叠会立即提示。报价单页上点「阶梯报价」打开该项的阶梯、试算和变更记录。',
        '右侧「试算」按表中的价格计一票样例，点开可看每一步。',
        '保存后「提交审核」，由另一人通过；被驳回时页上写明原因，改好再提交；提交人可以撤回。',
        '「批量调价」先列出新旧价格和会变动的未审核费用，再应用；已通过的报价修改后成为新版本。',
        '「版本」里可把两个版本并排对比；停用、启用某项价格要写明从哪天起和原因。',
      ],
    },
    en: {
      title: 'Prices for a customer: write, try, submit',
      summary:
        'A quotation is written like a spreadsheet, tried before it is saved, and used once it is passed.',
      steps: [
        'Press New quotation in the list, on the contract or on the customer, and choose customer and contract.',
        'A fee brings its method, unit and tax rate. Blocks from Excel are understood in Chinese and English; a wrong cell says why.',
        'Or download the sheet as a workbook with lists and explanations, and read it back: new and changed cells are marked, and nothing changes before you save.',
        'Tiers can be entered one below the other; gaps and overlaps are said at once. Stepwise price on a quotation opens the tiers of one fee with a calculator and their history.',
        'The calculator prices a sample by the lines as they stand; open a fee to see each step.',
        'Save and submit; another person passes it. A rejected one shows the reason and is submitted again; its submitter can withdraw it.',
        'Change many prices shows old and new prices and the fees that move before it applies; a passed quotation becomes a new version.',
        'Two versions can be set side by side; a price is stopped and resumed from a day on, with a reason.',
      ],
    },
  },
  {
    code: 'contract-life',
    routes: ['/contract/contract/index', '/contract/contract/form', '/contract/contract/calendar'],
    zh: {
      title: '合同从起草到生效、续签和终止',
      summary: '合同决定谁付款、按什么价格付款。',
      steps: [
        '在合同列表、客户页面或「无合同」的订单上点「新增合同」；也可以用 Ctrl+K 搜索「新增合同」。',
        '填写合同名称、签约主体、客户、起止日期和结算方式；客户默认是甲方和付款方，可增加其他合同方；客户用人民币付外币费用的，打开「外币费用按人民币结算」。',
        '从费用清单带出报价；也可以打开旧合同点「复制为新合同」，期限顺延，报价一并带出。',
        '保存后合同和报价分别提交审核；被驳回时页面顶部写明原因，点「修改」后重新提交，提交人可以撤回。',
        '都通过后合同生效，计费开始使用它的价格。',
        '合同到期前 60、30、7 天各通知一次；「到期日历」按月列出到期的合同。',
        '到期前 60 天内可在合同页面或列表该行的「更多操作」中点「续签」：期限与原合同一样长，到期日期可改，各方和价格一并带出；不再续签时写明原因。',
        '合同页面的「历次合同」把新旧两份并排列出，改动处有标记，价格一并对比。',
      ],
    },
    en: {
      title: 'A contract from draft to renewal',
      summary: 'The contract says who pays, and at which prices.',
      steps: [
        'Choose New contract above the list, on the page of a customer or on an order without a contract, or find it by Ctrl+K.',
        'Enter name, contracting company, customer, dates and settlement. The customer is first party and payer; add others. Switch on Foreign fees settled in CNY for a customer that pays them in CNY.',
        'Take the prices from a cost list, or copy an old contract: its term moves on and its prices come along.',
        'Submit contract and prices for audit. What was rejected says why at the top; change it and submit it again.',
        'When both have passed the contract is in force and fees use its prices.',
        'You are told 60, 30 and 7 days before a contract ends; the calendar of ends shows each month.',
        'Renew it in its last 60 days, on its page or by the menu of its row: as long as the old one unless you choose another end, with the same parties and prices.',
        'Versions sets the old and the new one side by side, fields and prices, and marks what changed.',
      ],
    },
  },
  {
    code: 'contract-sync',
    routes: ['/contract/contract/index'],
    zh: {
      title: '怎样从合同系统同步合同',
      summary: '已在集团合同系统签订的合同不必重新录入。',
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
      summary: 'What is signed in the group’s contract system need not be typed again.',
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
    code: 'customer-merge',
    routes: ['/base/customer/duplicates', '/base/customer/detail/$id'],
    zh: {
      title: '合并重复的客户',
      summary: '同一家公司录了两次时，把两个客户合成一个，订单、合同、库存、费用和账单都跟着走。',
      steps: [
        '录入客户时，名称或统一社会信用代码与已有客户相近会立即提示，点名称可打开那个客户。',
        '客户列表上方「疑似重复客户」列出名称只有写法不同的客户。',
        '在客户全景点「合并客户」，选另一个客户，再选保留哪一个；窗口列出将移动多少条记录。',
        '有未审核的同月账单、未办结的财务平台往来或正在执行的任务时不能合并，窗口写明原因。',
        '合并不能撤销。被并入的客户停用，仍可查看，并指向保留的客户；已出具的账单、发票和合同保留原名称。',
      ],
    },
    en: {
      title: 'Merging customers that are one',
      summary:
        'A company that was entered twice becomes one customer, with all its orders, contracts, stock, fees and bills.',
      steps: [
        'While you type a customer, those with a similar name or the same code are named; open one by its link.',
        'Near duplicates above the list of customers shows those whose names differ in their writing only.',
        'Press Merge on the page of a customer, choose the other one and which of them stays; the window says what moves.',
        'A bill of the same month that is not audited, an open exchange or a running job is in the way; the window says so.',
        'A merge cannot be undone. The merged customer is stopped, can be read and leads to the other; what was issued keeps its name.',
      ],
    },
  },
  {
    code: 'customer-sync',
    routes: ['/base/customer/index'],
    zh: {
      title: '怎样同步或新增客户',
      summary: '客户先从集团客户平台查找，没有时再手工新增。',
      steps: [
        '点击顶部「同步客户」，输入客户名称，边输入边查找。',
        '点选一个客户，按「确认同步」；已有的客户会更新为平台上的资料。',
        '查不到时点「手工新增」，填写客户全称和统一社会信用代码。',
        '个人或境外客户请选「是」，代码可填任意唯一标识，如身份证号或手机号。',
      ],
    },
    en: {
      title: 'Taking over or adding a customer',
      summary: 'Look into the customer platform first, and add by hand what is not there.',
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
      summary: '商品、客户、开票信息和库位都可以用模板导入。',
      steps: [
        '在对应列表点击「导入」，下载模板并填写；下拉列已带出可选值。',
        '上传后系统先检查全部行，有一行错误就一行都不导入，并列出每处原因。不认识的单位、类型等只列一次，选一次即用于所有行，下次自动沿用，可以撤销。',
        '名称和代码重复时会指出与哪一条重复。',
        '也可以直接上传自己的清单：常见的中英文列名都能识别，核对页写明每列的含义，可以改。',
        '客户清单中的联系人、手机和邮箱会成为该客户的联系人；同一客户有多个联系人时每人一行。',
      ],
    },
    en: {
      title: 'Importing products and customers',
      summary: 'Products, customers, their invoices and places can come from a template.',
      steps: [
        'Choose Import above the list, get the template and fill it in.',
        'All rows are checked first; one wrong row stops the whole file, and each finding is named. A unit or type that is not known is named once: choose what it means, for all rows and for the files to come; you can take that back.',
        'For a name or code in use you are told which record has it.',
        'A list of your own will do too: usual names of columns are known, and you see and can change what each was taken for.',
        'Contact, phone and e-mail in a list of customers become a contact; several contacts of one customer stand in a row each.',
      ],
    },
  },
  {
    code: 'look-and-keys',
    routes: ['/wel/index'],
    zh: {
      title: '主题、语言、锁屏和快捷键',
      summary: '界面按个人习惯设置，只影响自己。',
      steps: [
        '顶部「外观」可改主题色、深浅色和紧凑布局，立即生效。',
        '点击语言按钮在中文和英文之间切换。',
        '离开座位时点「锁屏」，用登录密码解锁。',
        'Ctrl+K 打开搜索，Ctrl+S 保存表单，Esc 关闭对话框。',
      ],
    },
    en: {
      title: 'Theme, language, lock screen and keys',
      summary: 'Everybody sets the interface for themselves.',
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
      summary: '笔记写给同事，需求写给系统的建设者。',
      steps: [
        '在任一页面点击顶部「写笔记」，写下本页的操作要点；显示的笔记全租户可见。',
        '点击「提需求」描述希望系统做什么、在哪个页面、有多急。',
        '需求的受理、开发和上线会通知您；被拒绝时会写明原因。',
      ],
    },
    en: {
      title: 'Writing notes and asking for something',
      summary: 'Notes are for colleagues, requests for those who build the product.',
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
      summary: '理货、装车和门岗可在手持终端或手机上操作。',
      steps: [
        '点击顶部「下载终端App」，用终端扫描对应的二维码：一个给仓库，一个给堆场。',
        '在打开的页面登录，选择租户。',
        '扫码枪直接对准单据即可，不必先点输入框。',
        '断网时登记的内容会排队，恢复后自动上传。',
      ],
    },
    en: {
      title: 'Working on a terminal',
      summary: 'Tally, loading and gate work on handhelds and phones.',
      steps: [
        'Choose Get the terminal app and scan the code: one for the warehouse, one for the yard.',
        'Sign in on the page that opens and choose the tenant.',
        'Point the scanner at the paper; no field needs to be chosen first.',
        'Without a network entries wait in a queue and go out later.',
      ],
    },
  },
]
