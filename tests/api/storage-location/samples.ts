import { type Row, type Sample, versioned } from '../../contract/sample.ts'
import type { TestApp } from '../../support/app.ts'
import { anyWorkbook, workbook } from '../../support/workbooks.ts'

const warehouse = { name: '样例仓库', areaType: '1' }

export async function storageLocationWorld(app: TestApp) {
  const location = (code: string): Promise<Row> =>
    app.data('storageLocation.create', { ...warehouse, code }, 'ck')
  return { storageLocations: [await location('SAMPLE-1'), await location('SAMPLE-2')] as const }
}
type StorageLocationWorld = Awaited<ReturnType<typeof storageLocationWorld>>

export const storageLocationSamples: Record<string, Sample<StorageLocationWorld>> = {
  'storageLocation.page': { as: 'kf', input: () => ({ size: 2, level: 1 }) },
  'storageLocation.export': { as: 'kf' },
  'storageLocation.areaTree': { as: 'mg' },
  'storageLocation.levelTree': { as: 'mg', input: () => ({}) },
  'storageLocation.select': { as: 'mg', input: () => ({ keyword: 'W1-A', areaType: '1' }) },
  'storageLocation.loads': { as: 'lh', input: () => ({}) },
  'storageLocation.create': {
    as: 'ck',
    input: (_world, turn) => ({ ...warehouse, code: `CREATED-${turn}` }),
  },
  'storageLocation.update': {
    as: 'ck',
    input: (world) => ({
      ...versioned(world.storageLocations[0]),
      ...warehouse,
      code: 'SAMPLE-1',
      maxPallet: 24,
    }),
  },
  'storageLocation.setStatus': {
    as: 'ck',
    input: (world) => ({
      ...versioned(world.storageLocations[1]),
      status: 0,
      statusReason: '屋顶维修',
    }),
  },
  'storageLocation.import': {
    as: 'ck',
    upload: () =>
      workbook([
        ['库位编码', '库位名称', '上级编码', '库区类型'],
        ['IMP-1', '导入仓库', '', '保税'],
        ['IMP-1-A', '导入库区', 'IMP-1', ''],
      ]),
  },
  'storageLocation.template': { as: 'ck' },
  'importBatch.storageLocation': { as: 'ck', upload: anyWorkbook },
}
