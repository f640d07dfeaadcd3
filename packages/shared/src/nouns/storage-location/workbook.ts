import type { WorkbookColumn } from '../../kernel/workbook.ts'

/** Columns of the location workbook, in the order of the template. */
export const locationColumns = [
  {
    key: 'code',
    title: { zh: '库位编码', en: 'Location code' },
    synonyms: ['编码', '库位', '库位号', '货位', '货位编码', '储位', 'Code', 'Location', 'Bin'],
    required: true,
    code: true,
  },
  {
    key: 'name',
    title: { zh: '库位名称', en: 'Location name' },
    synonyms: ['名称', '货位名称', '储位名称', 'Name'],
    required: true,
  },
  {
    key: 'parentCode',
    title: { zh: '上级编码', en: 'Parent code' },
    synonyms: ['上级', '上级库位', '上级库位编码', '所属库区', '父级编码', 'Parent', 'Area'],
  },
  {
    key: 'areaType',
    title: { zh: '库区类型', en: 'Area type' },
    dictionary: 'AREA_TYPE',
    synonyms: ['类型', '区域类型', 'Type'],
  },
  {
    key: 'maxWeight',
    title: { zh: '最大承重', en: 'Max weight' },
    synonyms: ['承重', '限重', '最大重量', 'Weight limit'],
    measure: 'weight',
  },
  {
    key: 'maxVolume',
    title: { zh: '最大容积', en: 'Max volume' },
    synonyms: ['容积', '最大体积', 'Volume limit'],
    measure: 'volume',
  },
  {
    key: 'maxPallet',
    title: { zh: '最大托数', en: 'Max pallets' },
    synonyms: ['托数', '托盘数', '托位数', 'Pallets'],
    measure: 'pallets',
  },
  {
    key: 'allowMixCustomer',
    title: { zh: '允许混放客户', en: 'Mixed customers' },
    dictionary: 'YES_NO',
    synonyms: ['混放客户', '混客户', '可混客户', 'Mix customers'],
  },
  {
    key: 'allowMixLot',
    title: { zh: '允许混放批次', en: 'Mixed lots' },
    dictionary: 'YES_NO',
    synonyms: ['混放批次', '混批次', '可混批', 'Mix lots'],
  },
] as const satisfies readonly WorkbookColumn[]

export type LocationColumn = (typeof locationColumns)[number]['key']
