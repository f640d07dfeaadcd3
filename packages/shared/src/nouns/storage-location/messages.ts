import type { Messages } from '../../kernel/messages/types.ts'

export const storageLocationMessages = {
  'storageLocation.codeRequired': ['invalid', '请输入库位编码', 'Enter the code of the location.'],
  'storageLocation.nameRequired': ['invalid', '请输入库位名称', 'Enter the name of the location.'],
  'storageLocation.codeTaken': [
    'conflict',
    '库位编码 {code} 已被「{name}」使用',
    'Location code {code} is already used by {name}.',
  ],
  'storageLocation.parentUnknown': [
    'invalid',
    '没有编码或名称为「{name}」的上级库位，请先新增上级',
    'There is no parent location with the code or name {name}. Add it first.',
  ],
  'storageLocation.parentSeveral': [
    'invalid',
    '名为「{name}」的库位不止一个（{codes}），请填写上级编码',
    'Several locations are called {name} ({codes}). Write the code of the parent.',
  ],
  'storageLocation.parentStopped': [
    'conflict',
    '上级库位「{name}」已停用，请先启用',
    'Parent location {name} is stopped. Take it into use first.',
  ],
  'storageLocation.tooDeep': [
    'invalid',
    '库位最多 4 级：仓库、库区、排、位',
    'Locations have at most 4 levels: warehouse, area, row, place.',
  ],
  'storageLocation.cycle': [
    'conflict',
    '不能把「{name}」移到它自己或它的下级之下',
    '{name} cannot be moved below itself.',
  ],
  'storageLocation.areaTypeRequired': ['invalid', '请选择库区类型', 'Choose the type of the area.'],
  'storageLocation.mixesBonded': [
    'conflict',
    '保税库区与非保税库区不能互为上下级，请核对库位「{name}」的库区类型',
    'Bonded and unbonded areas cannot contain each other; check the area type of {name}.',
  ],
  'storageLocation.holdsGoods': [
    'conflict',
    '库位「{name}」还有 {count} 批货物，请先移出',
    'Location {name} still holds {count} lots. Move them first.',
  ],
  'storageLocation.overloaded': [
    'conflict',
    '库位「{name}」现有货物已超过新的容量，请先移出',
    'The goods in {name} exceed the new capacity. Move some first.',
  ],
  'storageLocation.counting': [
    'conflict',
    '库位「{name}」正在盘点，盘点结束后再操作',
    'Location {name} is being counted. Try again after the count.',
  ],
} as const satisfies Messages
