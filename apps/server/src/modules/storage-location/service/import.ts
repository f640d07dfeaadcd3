import { getFrom } from '@yuncang/shared/kernel/expected'
import { storageLocation } from '@yuncang/shared/nouns/storage-location/contract'
import {
  locationColumns,
  type LocationColumn,
} from '@yuncang/shared/nouns/storage-location/workbook'
import type { AppError } from '@yuncang/shared/errors'
import { normalizeCode } from '@yuncang/shared/validate/text'
import { chosen } from '../../../files/spreadsheet/choices.ts'
import type { TableRow } from '../../../files/spreadsheet/table-row.ts'
import { cellText } from '../../../files/spreadsheet/values.ts'
import { mapWithYields } from '@yuncang/db/event-loop'
import { lookup, type Lookup } from '../../../kernel/dictionary/service.ts'
import type { ImportKind, Sheet } from '../../../kernel/import/service/kind.ts'
import {
  findRepeats,
  findTaken,
  numberIn,
  weightIn,
  type Identity,
} from '../../../kernel/master-data/service/import.ts'
import { addLocations, tryLocations, type CodedDraft } from './add.ts'
import { locationNoun } from './noun.ts'

type Column = LocationColumn
type Choices = { yesNo: Lookup; types: Lookup }

const identities: readonly Identity<Column>[] = [['code', normalizeCode]]

/** Columns about which a location is refused for its place in the tree; the rest is about its parent. */
const columnOf: Readonly<Partial<Record<string, Column>>> = {
  'storageLocation.areaTypeRequired': 'areaType',
  'storageLocation.mixesBonded': 'areaType',
}

/** A workbook of locations, all of them or none; parents may stand in the file itself, in any order. */
export const locationImport: ImportKind<Column, CodedDraft, { locations: number }> = {
  columns: locationColumns,
  async check(db, ctx, sheet) {
    const { rows, issues } = sheet
    const choices: Choices = {
      yesNo: await lookup(db, ctx, 'YES_NO'),
      types: await lookup(db, ctx, 'AREA_TYPE'),
    }
    const drafts = await mapWithYields(rows, (row) => draftOf(row, choices, sheet) ?? [])
    findRepeats(sheet, identities)
    await findTaken(db, locationNoun, sheet, identities)
    if (issues.count === 0) await tryLocations(db, ctx, drafts.flat(), refusedIn(sheet))
    return drafts.flat()
  },
  async publish(tx, ctx, drafts, sheet) {
    const stored = await addLocations(tx, ctx, drafts, refusedIn(sheet))
    sheet.issues.refuse()
    return { locations: stored.length }
  },
}

/** Names the row of a draft that cannot stand where it should; every row has its draft by then. */
function refusedIn({ rows, issues }: Sheet<Column>) {
  const byIndex = new Map(rows.entries())
  return (index: number, { reason, details }: AppError): void => {
    const row = getFrom(byIndex, index)
    const says = (key: Column) => cellText(row.cell(key)) !== ''
    const above = !says('parentCode') && says('warehouse') ? 'warehouse' : 'parentCode'
    issues.add(row.number, columnOf[reason] ?? above, reason, details.params)
  }
}

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
    name: text('name') || normalizeCode(text('code')),
    areaType: chosen(row, 'areaType', types, issues) ?? '',
    maxWeight: weightIn(row, 'maxWeight', sheet),
    maxVolume: numberIn(row, 'maxVolume', 'cell.notNumber', issues),
    maxPallet: numberIn(row, 'maxPallet', 'cell.notInteger', issues),
    allowMixCustomer: isYes('allowMixCustomer'),
    allowMixLot: isYes('allowMixLot'),
  })
  // A cell that is already named needs no second sentence.
  if (issues.count > before) return undefined
  if (parsed.success) {
    return { ...parsed.data, parentCode: text('parentCode'), warehouse: text('warehouse') }
  }
  issues.addFindings(row.number, parsed.error.issues, 'code')
  return undefined
}
