export { DataGrid } from './data-grid.tsx'
export { useListView } from './use-list-view.ts'
export { ViewBar } from './view-bar.tsx'
export type { Bulk, BulkAction, GridColumn, GridQuery } from './types.ts'
