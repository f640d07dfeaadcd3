import type { Messages } from '../../kernel/messages/types.ts'

export const carrierMessages = {
  'carrier.nameRequired': ['invalid', '请输入承运商名称', 'Enter the name of the carrier.'],
  'carrier.nameTaken': [
    'conflict',
    '承运商「{name}」已存在',
    'A carrier named {name} already exists.',
  ],
  'carrier.codeTaken': [
    'conflict',
    '承运商编码 {code} 已被使用',
    'Carrier code {code} is already used.',
  ],
  'carrier.stopped': [
    'conflict',
    '承运商「{name}」已停用，不能再选用',
    'Carrier {name} is stopped and can no longer be chosen.',
  ],
  'vehicle.plateRequired': ['invalid', '请输入车牌号', 'Enter the plate.'],
  'vehicle.plateTaken': [
    'conflict',
    '车牌号 {plate} 已登记，请直接使用该车辆',
    'A vehicle with plate {plate} already exists. Please use that one.',
  ],
  'driver.nameRequired': ['invalid', '请输入司机姓名', "Enter the driver's name."],
  'driver.phoneTaken': [
    'conflict',
    '手机号码 {phone} 已属于司机「{name}」',
    'Phone number {phone} already belongs to driver {name}.',
  ],
  'driver.blacklistReasonRequired': [
    'invalid',
    '请填写列入黑名单的原因',
    'Say why the driver is put on the blacklist.',
  ],
} as const satisfies Messages
