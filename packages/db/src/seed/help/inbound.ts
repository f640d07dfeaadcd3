import type { HelpSeed } from './article.ts'

const orders = '/wms/inboundOrder/index'

/** Goods on their way in. */
export const inboundHelp: readonly HelpSeed[] = [
  {
    code: 'inbound-new',
    routes: [orders, '/wms/inboundOrder/form'],
    zh: {
      title: '怎样新增入库订单',
      summary: '一票货一张入库订单，以提单号识别；同一提单分批到货时建多张订单。',
      steps: [
        '打开「仓储作业 / 入库订单」，点击「新增」。',
        '填写提单号、客户、入库类型和预计到货日期；带星号的必填。',
        '在货物明细中逐行录入商品、件数和净重，可直接从 Excel 复制整块粘贴。',
        '有集装箱时录入箱号，系统会核对箱号校验位。',
        '点击「保存」留作草稿，或「提交审核」交给审核人。',
      ],
      note: '没填完也可以离开：内容会留作草稿，下次打开时可以恢复。',
    },
    en: {
      title: 'How to enter an inbound order',
      summary:
        'One order per shipment, known by its bill of lading. A bill that arrives in parts has several orders.',
      steps: [
        'Open Warehouse / Inbound orders and choose New.',
        'Fill in bill of lading, customer, inbound type and expected date. Fields with a star are required.',
        'Enter the goods line by line, or paste a block from a spreadsheet.',
        'Enter container numbers if there are any; their check digit is verified.',
        'Save keeps a draft, Submit sends the order to its auditor.',
      ],
      note: 'You may leave before you are done: what you typed stays as a draft.',
    },
  },
  {
    code: 'inbound-import',
    routes: [orders],
    zh: {
      title: '怎样导入入库订单',
      summary:
        '用 Excel 或 CSV 一次录入许多订单：每行是一个箱里的一种商品，同一提单号的行合成一张订单。',
      steps: [
        '在入库订单列表点击「导入」，先下载模板；列的顺序可以变，标题行和合计行会自动跳过。一个文件里有多个工作表（如每票一个）时，勾选要导入的工作表，各自核对、各自导入。也可以直接用客户发来的装箱单：写在表格上方的提单号、客户、船名航次、箱号封号、日期会用于所有行，并在核对页写明取自哪一格；文件里没有的（如入库类型），点击「调整表头与列」统一填写一次。',
        '重量列的表头要写明单位（吨或千克），否则整个文件会被退回。每件（每箱）的净重、毛重、体积会乘以件数，请核对提示中的合计后确认。',
        '选择文件上传。任何一行有误时什么都不会导入，页面逐行列出行号、列号和原因。系统不认识的客户、商品、类型或箱型只列一次，在该处选一次即用于所有行；客户、类型和箱型下次自动沿用，并写明「已按上次指定」，不对可以撤销。',
        '核对页写明共多少行、可导入多少行、跳过多少行和原因；拿不准是不是合计的行按货物列出，请确认，或在该行的提单号中写「合计」。在 Excel 中被筛选或隐藏的行也会读取并列出行号，不需要时点击「忽略隐藏行」。',
        '更正后重新上传；成功后订单都是草稿，可在列表中批量提交。',
      ],
      note: '最大 20 MB、10 万行。客户和商品须先在基础资料中存在；客户可写全称，也可写只有它在用的简称。',
    },
    en: {
      title: 'How to import inbound orders',
      summary:
        'Enter many orders at once from a spreadsheet: one row per container and product; rows of one bill of lading form one order.',
      steps: [
        'Choose Import above the list and get the template. Columns may be in any order; titles and totals are skipped. Of a file with several sheets, such as one for each shipment, tick those to import: each is checked and imported by itself. A packing list as the customer sent it will do: bill, customer, vessel, container, seal and date above its table are taken for all rows, and the check names their cells. What the file does not say, such as the inbound type, is filled in once under Adjust headings and columns.',
        'The header of a weight column names its unit (t or kg), otherwise the file is refused. Weights and volumes of one package are multiplied by the pieces: compare the sum in the warning and accept it.',
        'Upload the file. If one row is wrong nothing is imported, and every finding is shown with its row and column. A customer, product, type or size that is not known is named once: choose what it means, for all rows. Customers, types and sizes are understood so in the files to come; you can take that back.',
        'The check says how many rows there are, how many can be imported, and how many are left out and why. A row that may be a total is listed as goods: accept it, or write “Total” in place of its bill. Rows hidden in Excel are read and named: choose Ignore hidden rows to leave them out.',
        'Correct it and upload again. The orders are drafts then, which can be submitted together.',
      ],
      note: 'Up to 20 MB and 100,000 rows. Customers and products have to exist; a customer goes by its full name, or by a short name that no other has.',
    },
  },
  {
    code: 'inbound-audit',
    routes: [orders],
    zh: {
      title: '入库订单怎样审核，驳回后怎么办',
      summary: '提交后由另一个人审核：本人不能审核自己提交的订单。',
      steps: [
        '审核人在「今日工作」或列表中打开待审核订单。',
        '核对客户、货物和日期，点击「通过」，或「驳回」并写明原因。',
        '被驳回的订单回到提交人，修改后可重新提交。',
        '还没审核时，提交人可以「撤回」。',
      ],
    },
    en: {
      title: 'Auditing an inbound order, and what follows a rejection',
      summary: 'Somebody else audits what you submitted; nobody audits their own order.',
      steps: [
        'The auditor opens the order from Today or from the list.',
        'They check customer, goods and dates, and pass it, or reject it with a reason.',
        'A rejected order goes back to its submitter, who changes it and submits again.',
        'Until it is audited, the submitter may withdraw it.',
      ],
    },
  },
  {
    code: 'inbound-plan',
    routes: ['/wms/inboundOrder/index', '/base/storageLocation/index'],
    zh: {
      title: '怎样安排库位并理货',
      summary: '审核通过后，仓库主管生成入库计划，理货员按计划清点。',
      steps: [
        '打开已审核的订单，点击「生成计划」；系统按剩余容量推荐库位，可以改。',
        '把计划分给理货员和叉车，理货员开始理货。',
        '逐行填写实收件数、托数和净重，破损单独记数并写明原因。',
        '完成计划后货物即入库，库存随即可见。',
        '全部计划完成后处理差异，确认「入库完成」。',
      ],
      note: '库位容量不足时会说明还差多少，可分放到多个库位。',
    },
    en: {
      title: 'Planning places and tallying goods',
      summary:
        'After the audit the warehouse manager makes the plan, and tally clerks count by it.',
      steps: [
        'Open the audited order and generate its plan; places with room are suggested.',
        'Give the plans to tally clerks and forklifts.',
        'Enter pieces, pallets and net weight as received; damaged goods apart, with the reason.',
        'A finished plan puts the goods into stock.',
        'When all plans are done, decide the differences and complete the order.',
      ],
      note: 'If a place has too little room you are told how much is missing; goods may be split.',
    },
  },
  {
    code: 'order-documents',
    routes: [orders, '/wms/outboundOrder/index'],
    zh: {
      title: '怎样上传单证和现场照片',
      summary: '提单、装箱单、照片等随订单保存，所有有权查看订单的人都能看到。',
      steps: [
        '打开订单，在「单证」中选择类型并上传；照片会先在浏览器中压缩。',
        '可上传图片、PDF、xlsx 和 docx；系统按内容识别类型，改扩展名没有用。',
        '订单完结前可以删除，之后单证作为凭证保留。',
      ],
    },
    en: {
      title: 'Uploading papers and photos',
      summary:
        'Bills, packing lists and photos stay with the order, for everybody who may read it.',
      steps: [
        'Open the order and upload under Documents; photos are made smaller in the browser first.',
        'Pictures, PDF, xlsx and docx are accepted, judged by their content and not by their names.',
        'Until the order is complete they can be removed; then they remain as proof.',
      ],
    },
  },
  {
    code: 'bill-search',
    routes: [],
    zh: {
      title: '怎样最快找到一票货',
      summary: '记住提单号的几位就够了，不必先打开某个列表。',
      steps: [
        '按 Ctrl+K（苹果电脑按 ⌘K），或点击顶部的搜索框。',
        '输入提单号或客户名称，至少两个字符；也可输入菜单名称或它的拼音首字母，例如 rkdd。',
        '用上下键选择，回车打开。最近打开过的会排在最前面。',
      ],
    },
    en: {
      title: 'The fastest way to a shipment',
      summary: 'A few characters of the bill of lading are enough.',
      steps: [
        'Press Ctrl+K (⌘K on a Mac), or click the search box at the top.',
        'Type two or more characters of a bill of lading or a customer, or the name of a menu entry.',
        'Choose with the arrow keys and press Enter. What you opened lately comes first.',
      ],
    },
  },
]
