import { column, timeExportColumns } from '../../kernel/export-column.ts'

export const locationExportColumns = [
  column('code', '库位编码', 'Code'),
  column('name', '库位名称', 'Name'),
  column('status', '状态', 'State', { dictionary: 'LOCATION_STATUS' }),
  column('level', '级别', 'Level', { dictionary: 'LOCATION_LEVEL' }),
  column('areaType', '库区类型', 'Area type', { dictionary: 'AREA_TYPE' }),
  column('lots', '货物批数', 'Lots'),
  column('pallets', '托数', 'Pallets'),
  column('maxPallet', '托数容量', 'Room for pallets'),
  column('weight', '重量（千克）', 'Weight (kg)', { kind: 'decimal' }),
  column('maxWeight', '重量容量（千克）', 'Room for weight (kg)', { kind: 'decimal' }),
  column('volume', '体积（立方米）', 'Volume (m³)', { kind: 'decimal' }),
  column('maxVolume', '体积容量（立方米）', 'Room for volume (m³)', { kind: 'decimal' }),
  column('statusReason', '状态原因', 'Reason of the state'),
  ...timeExportColumns,
]
