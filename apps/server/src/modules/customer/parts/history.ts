import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { FieldDiff } from '@yuncang/db/schema/record'
import { diffOf, type Operation } from '../../../kernel/record/service.ts'
import type { PartDraft, PartKind } from './kinds.ts'
import type { PartTable } from './repo.ts'
import { nameOf, valueOf } from './rules.ts'

type Action = 'create' | 'update' | 'remove'

/**
 * The operate record of a changed sub-record, in the history of its customer. It always holds the field by which the
 * sub-record is called, so that a reader knows which one was changed.
 */
export function operationOf<T extends PartTable, D extends PartDraft>(
  kind: PartKind<T, D>,
  action: Action,
  { before, after }: { before?: object; after?: object },
): Operation {
  const shown = (record: object | undefined): Record<string, unknown> =>
    Object.fromEntries(
      kind.fields.map((field) => {
        const value = record && valueOf(record, field)
        return [field, value === '' ? null : (value ?? null)]
      }),
    )
  const title = kind.key[0]
  const name = (record: object | undefined) => (record ? nameOf(kind, record) : null)
  const fieldDiff: FieldDiff = {
    [title]: { before: name(before), after: name(after) },
    ...diffOf(shown(before), shown(after)),
  }
  const businessId = String(valueOf(after ?? before ?? {}, 'customerId'))
  return {
    businessId,
    operateModule: businessModules.customer,
    action: `${kind.name}.${action}`,
    fieldDiff,
  }
}
