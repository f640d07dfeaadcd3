import { column, stopWords, timeExportColumns } from '../../kernel/export-column.ts'

export const productExportColumns = [
  column('productName', '商品名称', 'Name'),
  column('productCode', '商品编码', 'Code'),
  column('barcode', '商品条码', 'Barcode'),
  column('auditStatus', '审核状态', 'Audit', { dictionary: 'AUDIT_STATUS' }),
  column('forbiddenStatus', '使用状态', 'In use', { words: stopWords }),
  column('productType', '商品类型', 'Type', { dictionary: 'PRODUCT_TYPE' }),
  column('spec', '规格', 'Specification'),
  column('measuringUnit', '计量单位', 'Unit', { dictionary: 'MEASURING_UNIT' }),
  column('auxUnit', '辅助单位', 'Second unit', { dictionary: 'AUX_UNIT' }),
  column('hsCode', 'HS 编码', 'HS code'),
  column('unitWeight', '单件重量（千克）', 'Weight of one (kg)', { kind: 'decimal' }),
  column('unitVolume', '单件体积（立方米）', 'Volume of one (m³)', { kind: 'decimal' }),
  column('enName', '英文品名', 'English name'),
  column('remark', '备注', 'Remark'),
  ...timeExportColumns,
]
