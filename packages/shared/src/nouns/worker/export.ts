import { column, stopWords, timeExportColumns } from '../../kernel/export-column.ts'

export const workerExportColumns = [
  column('name', '姓名', 'Name'),
  column('workerNo', '工号', 'Number'),
  column('isStop', '状态', 'State', { words: stopWords }),
  column('workerType', '岗位', 'Work', { dictionary: 'WORKER_TYPE' }),
  column('team', '班组', 'Team'),
  column('skill', '技能', 'Skills'),
  column('phone', '联系电话', 'Phone'),
  ...timeExportColumns,
]

export const forkliftExportColumns = [
  column('code', '叉车编号', 'Code'),
  column('name', '叉车名称', 'Name'),
  column('status', '状态', 'State', { dictionary: 'FORKLIFT_STATUS' }),
  column('capacity', '额定载重（千克）', 'Lifts up to (kg)', { kind: 'decimal' }),
  column('remark', '备注', 'Remark'),
  ...timeExportColumns,
]
