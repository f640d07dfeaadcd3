import type { WorkbookColumn } from '@yuncang/shared/kernel/workbook'
import type { writeTemplate } from '../../../files/spreadsheet/write-template.ts'
import type { Download } from '../../../files/transfer.ts'
import type { Ctx } from '../../../trpc/context.ts'
import { find } from '../../dictionary/service.ts'

type Asked = {
  readonly name: string
  readonly columns: readonly WorkbookColumn[]
  readonly rows: Parameters<typeof writeTemplate>[0]['rows']
  /** What else can be chosen in a column, by its key. */
  readonly choices?: ReadonlyMap<string, readonly string[]>
}

/** The workbook of an import, with the values of the tenant's dictionaries to choose from. */
export async function workbookOf(
  ctx: Ctx,
  { name, columns, rows, choices: given }: Asked,
): Promise<Download> {
  const choices = new Map(given)
  for (const { key, dictionary, choices: fixed } of columns) {
    if (fixed) choices.set(key, fixed)
    if (!dictionary) continue
    const entries = await find(ctx, { code: dictionary })
    if (entries.length > 0)
      choices.set(
        key,
        entries.map(({ dictLabel }) => dictLabel),
      )
  }
  const { writeTemplate: write } = await import('../../../files/spreadsheet/write-template.ts')
  return write({ name, columns, locale: ctx.call.locale, rows, choices })
}

type Template = Pick<Asked, 'name' | 'columns'> & {
  readonly example: Readonly<Record<string, string>>
}

/** The same with one row as an example. */
export const templateOf = (ctx: Ctx, { example, ...asked }: Template): Promise<Download> =>
  workbookOf(ctx, { ...asked, rows: [example] })
