import type { HelpSeed } from './article.ts'

/** Goods that lie here, and goods on their way out. */
export const stockHelp: readonly HelpSeed[] = [
  {
    code: 'outbound-new',
    routes: ['/wms/outboundOrder/index', '/wms/outboundOrder/form'],
    zh: {
      title: '怎样新增出库订单',
      summary: '出库订单先预占库存，再安排车辆提货。',
      steps: [
        '打开「仓储作业 / 出库订单」，点击「新增」，选择客户。',
        '从该客户的库存中选择批次，填写数量；可用量已扣除他人的预占。',
        '提交后由审核人通过，系统随即预占库存。',
        '到期未提货时，预占按参数自动释放或顺延一次。',
      ],
    },
    en: {
      title: 'How to enter an outbound order',
      summary: 'An outbound order holds stock first; then trucks come for it.',
      steps: [
        'Open Warehouse / Outbound orders, choose New and the customer.',
        'Pick lots of this customer and enter quantities. What others hold is not available.',
        'Submit it; when it passes its audit the stock is held.',
        'A hold that nobody uses in time is released, or extended once, as the parameter says.',
      ],
    },
  },
  {
    code: 'no-stock',
    routes: ['/wms/outboundOrder/index', '/wms/inventory/index'],
    zh: {
      title: '提示「未加载出符合条件的库存」怎么办',
      summary: '说明库存不够，或已被其他订单预占。',
      steps: [
        '点击提示中的按钮，打开「库存预占详情」，查看谁占用了多少。',
        '若占用的订单已不需要，请其负责人作废，库存立即释放。',
        '若库存确实不足，核对提单号、批次和品级是否选对。',
      ],
    },
    en: {
      title: 'What to do when no suitable stock is found',
      summary: 'There is too little, or other orders hold it.',
      steps: [
        'Follow the button of the warning to the reservations: they show who holds how much.',
        'If such an order is no longer needed, ask its owner to void it; its stock is free at once.',
        'If there is really too little, check bill of lading, lot and grade.',
      ],
    },
  },
  {
    code: 'truck-gate',
    routes: ['/wms/outboundOrder/index', '/base/carrier/index'],
    zh: {
      title: '提货车辆从下发指令到出场的步骤',
      summary: '每辆车一条提货指令，门岗、装车和出场依次登记。',
      steps: [
        '仓库主管在出库订单中「下发提货指令」，填写车牌、司机和数量。',
        '车辆到达后由门岗登记入场，核对提货码。',
        '装车时登记实装件数；多装少装会提示。',
        '装完后拍一张装车照片，门岗才能登记出场，库存随即扣减。',
        '全部出场后订单可以完结；装不下的余量可「短装关闭」。',
      ],
    },
    en: {
      title: 'A truck from its instruction to the gate',
      summary:
        'Each truck has one pickup instruction; gate, loading and leaving are noted in turn.',
      steps: [
        'The warehouse manager issues the instruction with plate, driver and quantity.',
        'The gate notes the arrival and checks the pickup code.',
        'Loading notes what really goes on the truck; too much or too little is pointed out.',
        'With a photo of the load taken, the gate notes the departure, and the stock goes down.',
        'The order is finished when all are out; a rest that does not go is closed short.',
      ],
    },
  },
  {
    code: 'outbound-paper',
    routes: ['/wms/outboundOrder/index'],
    zh: {
      title: '打印和邮件发送出库单',
      summary: '出库单可逐张打印、批量打印，也可发到客户邮箱。',
      steps: [
        '打开出库订单点「打印」，选择中文或英文；页脚写明第几次打印、由谁打印。',
        '在列表中勾选多个订单，点「打印出库单」：按列表顺序合并为一个 PDF，一次最多 500 份。',
        '未能打印的订单会逐个说明原因；关闭窗口后文件可在右上角「后台任务」中下载。',
        '审核后点「邮件发送」：默认发给客户中接收通知的联系人，收件邮箱和正文都可修改。',
        '页面下方的「邮件发送记录」写明发给谁、是否送达；被拒收或事后被退回时，发送人会收到写明原因的通知。',
      ],
      note: '审核之前打印的出库单每页带有状态水印；提货码不会印在单据上。入库单、账单和合同的列表也可批量打印。',
    },
    en: {
      title: 'Delivery orders on paper and by mail',
      summary: 'A delivery order is printed, alone or with others, and sent to the customer.',
      steps: [
        'Open an outbound order and choose Print, in Chinese or English; each page says which print it is, and whose.',
        'Select several orders in the list and choose Print delivery orders: one PDF in the order of the list, 500 papers at most.',
        'Orders that could not be printed are named with the reason. After closing the window, find the file under Background jobs.',
        'Once it is audited, Send by mail goes to the contacts that take mail; mailboxes and words can be changed.',
        'Mails, further down the page, says whom it went to and what became of it; whoever sent a mail that was refused or came back is told why.',
      ],
      note: 'Before its audit an order has its state across each page; the pickup code is never on paper. Inbound orders, bills and contracts are printed from their lists in the same way.',
    },
  },
  {
    code: 'inventory-read',
    routes: ['/wms/inventory/index'],
    zh: {
      title: '库存里的几个数量分别是什么意思',
      summary: '在库、预占、冻结和可用是四个不同的数。',
      steps: [
        '在库：实际放在库位上的数量。',
        '预占：已审核的出库订单占用、尚未出场的数量。',
        '冻结：质押或查验等原因不能动的数量。',
        '可用＝在库－预占－冻结，新订单只能用这一部分。',
        '点击一行可以看到这一批次的全部出入流水。',
      ],
    },
    en: {
      title: 'What the figures of stock mean',
      summary: 'On hand, reserved, frozen and available are four different figures.',
      steps: [
        'On hand: what really lies in the place.',
        'Reserved: held by audited outbound orders that have not left.',
        'Frozen: not to be moved, for example pledged.',
        'Available is on hand less reserved and frozen; new orders can use only that.',
        'Click a row to see every movement of the lot.',
      ],
    },
  },
  {
    code: 'locations',
    routes: ['/base/storageLocation/index'],
    zh: {
      title: '怎样建立库区和库位',
      summary: '库位按库区、排、层分级，容量用于推荐和校验。',
      steps: [
        '在「基础资料 / 库位管理」左侧选择上级，点击「新增」。',
        '填写编码、类型和容量（吨、托）；编码在本租户内唯一。',
        '库位较多时用「导入」，模板或自己的清单都可以；上级写编码或名称，名称留空时取编码。',
        '停用前须把货物移走；停用的库位不会再被推荐。',
      ],
    },
    en: {
      title: 'Setting up areas and places',
      summary:
        'Places are arranged by area, row and level; their capacity is used to suggest and to check.',
      steps: [
        'In Master data / Storage locations choose the parent at the left, then New.',
        'Enter code, kind and capacity (tonnes, pallets); codes are unique in the tenant.',
        'For many places use Import, with its template or your own list; the parent is named by code or name, and a place without a name is called by its code.',
        'Move goods away before you stop a place; it is not suggested any more.',
      ],
    },
  },
  {
    code: 'list-views',
    routes: [],
    zh: {
      title: '怎样调整列表并保存为视图',
      summary: '每个人可以有自己的列表样子，也可以分享给同事。',
      steps: [
        '拖动表头改变列宽和次序，在列设置中隐藏或固定列。',
        '设好筛选和排序后点击「保存视图」，取个名字。',
        '视图可仅自己可见，也可分享给某个角色或整个租户。',
        '导出与打印跟随当前可见的列。',
      ],
    },
    en: {
      title: 'Arranging a list and keeping it as a view',
      summary: 'Everybody can have a list their own way, and share it.',
      steps: [
        'Drag headers to change width and order; hide or pin columns in the column settings.',
        'Set filters and sorting, then save a view under a name.',
        'A view is private, or shared with a role or the tenant.',
        'Exports follow the columns on screen.',
      ],
    },
  },
]
