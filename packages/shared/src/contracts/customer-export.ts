import { customerColumns } from './customer-workbook.ts'

/** Columns in which customers can be exported: those of the import, and what only the list knows. */
export const customerExportColumns = [
  ...customerColumns.map(({ key, title }) => ({ key, title })),
  { key: 'isStop', title: { zh: '状态', en: 'State' } },
  { key: 'createTime', title: { zh: '创建时间', en: 'Created' } },
  { key: 'updateTime', title: { zh: '更新时间', en: 'Updated' } },
] as const

export type CustomerExportKey = (typeof customerExportColumns)[number]['key']
export const customerExportKeys = customerExportColumns.map((column) => column.key)
