import { Refusal } from './grid.ts'
import { inZeros, isBuiltInDay, isDayFormat } from './formats.ts'
import { readElements } from './markup-stream.ts'
import { isOn, textRuns } from './text-runs.ts'
import { readLimits } from './types.ts'
import type { ZipPackage } from './zip-package.ts'

/* The parts of an .xlsx beside its sheets. */

export type SheetPart = { readonly name: string; readonly part: string; readonly hidden: boolean }

const relationTarget = (folder: string, target: string): string => {
  const path = target.replaceAll('\\', '/')
  return new URL(path, `zip://x/${folder}`).pathname.slice(1)
}

/** What a part names by ids. */
export async function relationsOf(zip: ZipPackage, part: string) {
  const folder = part.slice(0, part.lastIndexOf('/') + 1)
  const relations = `${folder}_rels/${part.slice(folder.length)}.rels`
  const targets = new Map<string, { part: string; type: string }>()
  await readElements(zip.stream(relations), {
    open(name, { Id = '', Target = '', Type = '' }) {
      if (name !== 'Relationship') return
      const type = Type.slice(Type.lastIndexOf('/') + 1)
      targets.set(Id, { part: decodeURIComponent(relationTarget(folder, Target)), type })
    },
  })
  return targets
}

/** The sheets of a workbook in their order, charts left out, and whether its days count from 1904. */
export async function workbookParts(zip: ZipPackage) {
  const part = zip.names.find((name) => /^(xl\/)?workbook\d*\.xml$/.test(name))
  if (part === undefined) throw new Refusal('spreadsheet.unreadable')
  const targets = await relationsOf(zip, part)
  const sheets: SheetPart[] = []
  let date1904 = false
  await readElements(zip.stream(part), {
    open(element, attributes) {
      if (element === 'workbookPr') date1904 = /^(1|true|on)$/.test(attributes['date1904'] ?? '')
      if (element !== 'sheet') return
      const [, id = ''] = Object.entries(attributes).find(([key]) => key.endsWith(':id')) ?? []
      const target = targets.get(id)
      const { name = '', state = 'visible' } = attributes
      if (target === undefined || !zip.has(target.part)) throw new Refusal('spreadsheet.unreadable')
      if (target.type === 'worksheet')
        sheets.push({ name, part: target.part, hidden: state !== 'visible' })
    },
  })
  const partOf = (type: string) =>
    [...targets.values()].find((target) => target.type === type && zip.has(target.part))?.part
  return { sheets, date1904, texts: partOf('sharedStrings'), styles: partOf('styles') }
}

/** The texts that the cells of all sheets share. */
export async function sharedTexts(zip: ZipPackage, part: string | undefined): Promise<string[]> {
  const texts: string[] = []
  if (part === undefined) return texts
  const runs = textRuns()
  await readElements(zip.stream(part), {
    ...runs,
    close(name) {
      runs.close(name)
      if (name !== 'si') return
      texts.push(runs.take())
      if (texts.length > readLimits.sharedTexts) throw new Refusal('spreadsheet.tooManyCells')
    },
  })
  return texts
}

/** What the format of a cell makes of its number. */
export type NumberStyle = 'day' | ((value: number) => string | undefined) | undefined

/** How a cell is shown. */
export type CellStyle = { readonly number: NumberStyle; readonly isStruck: boolean }

/** By the number of a style. */
export async function cellStyles(zip: ZipPackage, part: string | undefined): Promise<CellStyle[]> {
  const styles: CellStyle[] = []
  if (part === undefined) return styles
  const codes = new Map<number, string>()
  const fonts: { isStruck: boolean }[] = []
  let within: 'fonts' | 'cellXfs' | undefined
  const numberOf = (id: number): NumberStyle => {
    const code = codes.get(id)
    if (code === undefined) return isBuiltInDay(id) ? 'day' : undefined
    return isDayFormat(code) ? 'day' : (value) => inZeros(value, code)
  }
  await readElements(zip.stream(part), {
    open(name, { numFmtId = 0, formatCode = '', fontId = 0, val }) {
      const font = fonts.at(-1)
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode)
      else if (name === 'fonts' || name === 'cellXfs') within = name
      else if (name === 'font' && within === 'fonts') fonts.push({ isStruck: false })
      else if (name === 'strike' && within === 'fonts' && font) font.isStruck = isOn(val)
      else if (name === 'xf' && within === 'cellXfs')
        styles.push({
          number: numberOf(Number(numFmtId)),
          isStruck: fonts[Number(fontId)]?.isStruck === true,
        })
    },
    close(name) {
      if (name === within) within = undefined
    },
  })
  return styles
}
