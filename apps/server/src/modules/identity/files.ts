import { identity } from '@yuncang/shared/nouns/identity/contract'
import { identityExportColumns } from '@yuncang/shared/nouns/identity/export'
import { defineExport } from '../../kernel/export/service/list-export.ts'
import { rowsOf, shownAs } from '../../kernel/export/service/rows.ts'
import * as repo from './repo.ts'
import { asRecords, scope } from './service.ts'

export const identityExport = defineExport({
  list: 'identity',
  page: identity.page.input,
  columns: identityExportColumns,
  rows: shownAs(
    rowsOf(
      repo,
      ({ services }) =>
        (work) =>
          services.db.read(scope, work),
    ),
    (ctx, rows) => ctx.services.db.read(scope, (db) => asRecords(db, rows)),
  ),
  cells: async () => ({ name: ({ name, subject }) => name || subject }),
})
