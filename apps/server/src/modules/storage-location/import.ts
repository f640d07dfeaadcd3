import { storageLocation } from '@yuncang/shared/contracts/storage-location'
import {
  locationColumns,
  type LocationColumn,
} from '@yuncang/shared/contracts/storage-location-workbook'
import { normalizeCode } from '@yuncang/shared/validate/text'
import { chosen } from '../../files/spreadsheet/choices.ts'
import type { TableRow } from '../../files/spreadsheet/table.ts'
import { cellText } from '../../files/spreadsheet/values.ts'
import type { Ctx } from '../../trpc/context.ts'
import type { Upload } from '../../trpc/files.ts'
import { lookup, type Lookup } from '../dictionary/service.ts'
import {
  findRepeats,
  findTaken,
  importSheet,
  numberIn,
  weightIn,
  type Identity,
  type Sheet,
} from '../master-data/service/import.ts'
import { addLocations, type CodedDraft } from './service/add.ts'
import { locationNoun } from './service/noun.ts'

type Column = LocationColumn
type Choices = { yesNo: Lookup; types: Lookup }

const identities: readonly Identity<Column>[] = [['code', normalizeCode]]

/** Columns about which a location is refused for its place in the tree; the rest is about its parent. */
const columnOf: Readonly<Partial<Record<string, Column>>> = {
  'storageLocation.areaTypeRequired': 'areaType',
  'storageLocation.mixesBonded': 'areaType',
}

/** Imports a workbook of locations, all of them or none; parents may stand in the file itself, in any order. */
export const importLocations = (ctx: Ctx, file: Upload): Promise<{ locations: number }> =>
  importSheet(ctx, file, locationColumns, async (tx, sheet) => {
    const { rows, issues } = sheet
    const choices: Choices = {
      yesNo: await lookup(tx, ctx, 'YES_NO'),
      types: await lookup(tx, ctx, 'AREA_TYPE'),
    }
    const drafts = rows.flatMap((row) => draftOf(row, choices, sheet) ?? [])
    findRepeats(sheet, identities)
    await findTaken(tx, locationNoun, sheet, identities)
    issues.refuse()
    const stored = await addLocations(tx, ctx, drafts, (index, { reason, details }) =>
      // Without issues so far there is a draft for every row.
      issues.add(rows[index]!.number, columnOf[reason] ?? 'parentCode', reason, details.params),
    )
    issues.refuse()
    return { locations: stored.length }
  })

function draftOf(
  row: TableRow<Column>,
  { yesNo, types }: Choices,
  sheet: Sheet<Column>,
): CodedDraft | undefined {
  const { issues } = sheet
  const before = issues.count
  const text = (key: Column) => cellText(row.cell(key))
  const isYes = (key: Column) => (chosen(row, key, yesNo, issues) === '1' ? 1 : 0)
  const parsed = storageLocation.create.input.safeParse({
    code: text('code'),
    name: text('name'),
    areaType: chosen(row, 'areaType', types, issues) ?? '',
    maxWeight: weightIn(row, 'maxWeight', sheet),
    maxVolume: numberIn(row, 'maxVolume', 'cell.notNumber', issues),
    maxPallet: numberIn(row, 'maxPallet', 'cell.notInteger', issues),
    allowMixCustomer: isYes('allowMixCustomer'),
    allowMixLot: isYes('allowMixLot'),
  })
  // A cell that is already named needs no second sentence.
  if (issues.count > before) return undefined
  if (parsed.success) return { ...parsed.data, parentCode: text('parentCode') }
  issues.addFindings(row.number, parsed.error.issues, 'code')
  return undefined
}
