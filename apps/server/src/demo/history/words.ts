/*
 * What people write, and what papers and ships are called; nobody and nothing of it is real
 * (docs/domain/demo.md#invented-parties).
 */

export const ships = [
  { enShipName: 'DEMO PIONEER', cnShipName: '示范先锋', line: 'E' },
  { enShipName: 'SAMPLE STAR', cnShipName: '样例之星', line: 'W' },
  { enShipName: 'MODEL HARMONY', cnShipName: '样板和谐', line: 'N' },
  { enShipName: 'TRIAL BREEZE', cnShipName: '演示清风', line: 'S' },
  { enShipName: 'EXAMPLE DAWN', cnShipName: '示例晨曦', line: 'E' },
] as const

export const teams = ['一班', '二班'] as const
export const tallyMen = ['理货员甲（虚构）', '理货员乙（虚构）', '班长甲（虚构）'] as const
export const forklifts = ['FL-01', 'FL-02', 'FL-03'] as const

export const orderRemarks = [
  '',
  '',
  '',
  '',
  '客户要求按批号分垛，外包装拍照留底',
  '到港后请提前一天联系拖车',
  '请安排上午卸箱，免箱期紧',
  '货物怕潮，请铺垫防潮膜',
  '整批入库，不拆托',
] as const

export const rejections = [
  '件数与舱单不一致，请核对后重新提交',
  '缺少原产地证，请补齐后再提交',
  '提单上的收货人与委托客户不符，请确认',
] as const

export const damages = [
  '外包装破损，少量露料',
  '托盘断裂，货物倾斜，已拍照',
  '表面有水湿痕迹，已通知客户',
] as const

export const outboundRemarks = [
  '',
  '',
  '',
  '分两车提货，司机会提前电话联系',
  '请随车附送货单两份',
  '收货方只在工作日 16:00 前卸货',
] as const

export const outboundRejections = [
  '提货委托书未盖章，请补传',
  '该客户本月有逾期账款，请先与财务确认',
] as const

export const cancellations = [
  '客户改期，重新下单',
  '买方合同取消，货物继续存放',
  '提单号填错，另行下单',
] as const

export const shortCloses = ['余货客户改为下月提取，先行关闭', '车辆装载不下，余货另行下单'] as const

export const receivers = [
  { receiver: '潍坊示例橡塑制品厂（虚构）', receiveAddress: '山东省潍坊市示例工业园 3 号' },
  { receiver: '临沂样例板材加工厂（虚构）', receiveAddress: '山东省临沂市样例木业园 18 号' },
  { receiver: '烟台演示食品加工中心（虚构）', receiveAddress: '山东省烟台市演示冷链园 A 区' },
  { receiver: '徐州示范包装有限公司（虚构）', receiveAddress: '江苏省徐州市示范大道 66 号' },
  { receiver: '济南样板配送中心（虚构）', receiveAddress: '山东省济南市样板物流港 7 库' },
  { receiver: '石家庄例行轮胎经营部（虚构）', receiveAddress: '河北省石家庄市例行汽配城 12 栋' },
] as const

export const drivers = [
  '司机甲（虚构）',
  '司机乙（虚构）',
  '司机丙（虚构）',
  '司机丁（虚构）',
  '司机戊（虚构）',
  '司机己（虚构）',
  '司机庚（虚构）',
  '司机辛（虚构）',
] as const
