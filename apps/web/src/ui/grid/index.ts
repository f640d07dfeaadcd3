export { DataGrid } from './data-grid.tsx'
export type { Bulk, BulkAction, GridColumn } from './types.ts'
