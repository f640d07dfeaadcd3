import type { HelpSeed } from './article.ts'

/** Texts of contracts, seals, and the price lists behind quotations. */
export const contractHelp: readonly HelpSeed[] = [
  {
    code: 'contract-template',
    routes: ['/contract/template/index'],
    zh: {
      title: '用自己的模板生成合同文件',
      summary: '合同文件按 docx 模板生成，占位符换成合同里的内容。',
      steps: [
        '在「合同模板」页下载系统标准模板作为起点，用 Word 修改文字和版式。',
        '占位符写作 {{合同编号}} 或 {{contractNo}}，页面上列出了全部可用的占位符。',
        '合同方和报价明细逐行列出：放在 {{#合同方}} 与 {{/合同方}}、{{#报价明细}} 与 {{/报价明细}} 之间。',
        '上传后立即检查，不认识或不完整的占位符会逐个列出；通过后以后生成的合同都用它。',
        '某一份合同要用不同的文字，在该合同的「合同文件」里上传它自己的模板。',
        '先「预览合同（不保存）」看效果，再「生成合同」，生成的文件留在合同的「资料」里。',
      ],
      note: '「恢复上一级模板」只影响以后生成的文件，已经生成的不变；每次上传都有记录。',
    },
    en: {
      title: 'Contracts by a template of one’s own',
      summary: 'The document of a contract is made by a docx template with placeholders.',
      steps: [
        'Download the product’s template on the page of templates and change it in Word.',
        'A placeholder is {{合同编号}} or {{contractNo}}; the page lists all of them.',
        'Parties and prices are rows between {{#合同方}} and {{/合同方}}, {{#报价明细}} and {{/报价明细}}.',
        'An upload is checked at once and what no contract knows is named; afterwards contracts are made by it.',
        'One contract may have a template of its own, uploaded among its documents.',
        'Preview it, which keeps nothing, then make the contract; the file stays among its documents.',
      ],
      note: 'Going back to the template above changes nothing that was made before; each upload is kept.',
    },
  },
  {
    code: 'seals',
    routes: ['/contract/seal/index'],
    zh: {
      title: '申请用印到盖章',
      summary: '公章、合同章、业务章、放行章每用一次都有记录，盖的是哪份文件可以核对。',
      steps: [
        '在已生效的合同或已审核的入库订单上点「申请用印」，选择文件、印章、份数和事由。',
        '没有可选的文件时，先在「资料」里上传，或生成合同文件。',
        '提交审核后由另一人通过；被驳回时写明原因，改好再提交，提交人可以撤回。',
        '通过后点「盖章」，记下盖章人和时间；记录从此不再变动。',
        '同一来源、同一枚印章，前一条没有盖完或作废之前不能再申请。',
      ],
      note: '记录上的 SHA-256 是文件的指纹，每次下载都会核对；文件被换过就下载不了，也盖不了章。',
    },
    en: {
      title: 'From asking for a seal to the sealed paper',
      summary: 'Each use of a seal of the company is recorded, with the document that it was for.',
      steps: [
        'Ask for a seal on a contract in force or an audited inbound order: document, seal, copies, purpose.',
        'If there is no document to choose, upload one or make the contract by its template.',
        'Submit it; another person passes it. A rejected one says why and is submitted again; its submitter can withdraw it.',
        'Once it has passed, seal it: who and when is kept, and the record changes no more.',
        'A source has one open record for each seal.',
      ],
      note: 'The SHA-256 tells the document; it is checked at each download, and a file that was changed is neither given out nor sealed.',
    },
  },
  {
    code: 'cost-list',
    routes: ['/contract/costList/index'],
    zh: {
      title: '费用清单：几个客户共用的价格',
      summary: '报价单没有写到的费用，按合同所用的费用清单计价。',
      steps: [
        '点「新增费用清单」，填写名称和适用客户；选来源报价单可带出它的明细。',
        '在清单页点「编辑明细」像表格一样修改，也可下载为表格改好再读入；「批量调价」先列出会变动的费用。',
        '「打开计费规则」编辑代替各明细计费方式的规则，每改一次版本加一。',
        '「启用」后才用于计价；启用中不能修改明细，要改先「停用」。',
        '单项价格可随时停用或启用，写明从哪天起和原因，「价格变更」里都有记录。',
        '「清单对比」选另一份清单，两份清单的计费规则和价格并排，不同之处有标记。',
      ],
    },
    en: {
      title: 'Cost lists: prices for several customers',
      summary: 'What a quotation does not price is priced by the cost list of the contract.',
      steps: [
        'Make one with a name and its customers; a quotation can give it its first lines.',
        'Edit its lines on its page like a spreadsheet, or by a workbook; a change of many prices shows first which fees move.',
        'Its billing rules, on a page of their own, stand in for the terms of its lines; each change is a new version.',
        'It prices once it is enabled. While it is, its lines do not change: disable it first.',
        'Single prices are stopped and resumed at any time, from a day on and with a reason that the history keeps.',
        'Choose another list under Side by side: the rules and prices stand next to each other and what differs is marked.',
      ],
    },
  },
  {
    code: 'billing-rules',
    routes: ['/contract/costList/rules/$id'],
    zh: {
      title: '计费规则：代替明细的计费方式',
      summary: '同一份费用清单里，按费用、计费模块或计费方式统一改免费天数、最低、最高等。',
      steps: [
        '在费用清单页点「打开计费规则」，清单停用时点「编辑规则」，像表格一样修改：从 Excel 粘贴、Ctrl+D 向下填充、Ctrl+Z 撤销。',
        '先写适用范围：费用、计费模块、计费方式，都不填就适用全部明细。一条明细只用最具体的一条规则。',
        '再写要代替的内容；空着的按明细自己的。全空的规则表示这些明细不受范围更大的规则影响。',
        '旁边的试算按正在编辑的规则算一张样单，点开可看用了哪条规则；「看看会动哪些费用」列出会变动的未审核费用。',
        '单条规则可随时停用或启用，写明原因。',
        '「规则版本对比」选任意两版并排；费用的「为什么是这个金额」写明用了哪条规则、第几版。',
      ],
      note: '代垫实报按实际金额，不受规则影响；天数算头算尾由合同约定。',
    },
    en: {
      title: 'Billing rules: terms in place of those of the lines',
      summary:
        'Free days, minimum, maximum and more for a fee, a kind of work or a way of calculating at once.',
      steps: [
        'Open the billing rules on the page of a cost list. While the list is disabled, edit them like a spreadsheet: paste, fill down by Ctrl+D, undo by Ctrl+Z.',
        'Say what a rule is for: a fee, a kind of work, a way of calculating, or nothing for all lines. A line is charged under the most specific rule alone.',
        'Then say what stands in for the line. What is empty is as the line says; a rule that says nothing takes its lines out of a broader one.',
        'The calculator prices a sample under the rules as you type and names the rule; another button lists the fees that would move.',
        'Single rules are stopped and resumed at any time, with a reason.',
        'Any two versions stand side by side, and a fee says which rule of which version it was charged under.',
      ],
      note: 'What was advanced is charged as paid, under no rule. How days are counted is said by the contract.',
    },
  },
  {
    code: 'cost-standard',
    routes: ['/contract/costStandard/index'],
    zh: {
      title: '费用标准：没有报价时的价格',
      summary: '报价单和费用清单都没有写到的费用，按费用标准计价。',
      steps: [
        '点「编辑费用标准」，像表格一样修改全部标准：从 Excel 粘贴、Tab 和方向键移动、Ctrl+D 向下填充、Ctrl+Z 撤销。',
        '同一费用、单位和币种的有效期前后相接：先写上旧价的失效日期，再加一行新价。',
        '旁边的试算按今天有效的标准算出一张样单；「看看会动哪些费用」列出保存后会变动的未审核费用和新旧金额。',
        '「下载为表格」改好后「从表格读入」：写到的价格被替换或新增，没写到的不变；看不懂的行按表格行号列出。保存后才生效。',
        '「批量调价」一次改很多条：按百分比、统一为一个价或取整，先看会变动的费用再应用。',
        '点一行打开它的费用名称：每条标准可从某天起停用或启用，「变更记录」写明谁在何时改了什么，任选两版并排。',
      ],
      note: '保存前别人改过费用标准时会提示重新载入，不会盖掉别人的修改。',
    },
    en: {
      title: 'List prices: what holds without a quotation',
      summary: 'A fee that no quotation and no cost list prices costs what its list price says.',
      steps: [
        'Edit list prices like a spreadsheet: paste from Excel, move by Tab and arrows, fill down by Ctrl+D, undo by Ctrl+Z.',
        'Prices of one fee, unit and currency follow each other: give the old one its last day, then add a row for the new one.',
        'The calculator prices a sample by what holds today; another button lists the fees, not audited yet, that would get another amount.',
        'Download them as a workbook and read it in again: prices that it names are replaced or added, the others stay, and rows that are not understood are named by their numbers. Nothing holds before you save.',
        'Change many at once by per cent, to one price or rounded, after a look at the fees that move.',
        'A row opens its fee: each list price is stopped or resumed from a day on, and its history says who changed what, any two versions side by side.',
      ],
      note: 'Whoever saves after somebody else is asked to load the prices again; nothing of the other is lost.',
    },
  },
]
