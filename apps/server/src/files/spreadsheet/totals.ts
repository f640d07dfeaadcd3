import { isOwn, ownPositions, ownTexts, type Layout } from './layout.ts'
import { alone, isCount, leading, namesGroup, saysNothing, sumNamed } from './sum-words.ts'
import type { TotalKind } from './sum-words.ts'
import type { SheetRow } from './types.ts'
import { cellText } from './values.ts'

type OwnText = ReturnType<typeof ownTexts>[number]

/**
 * Which sum a row is by its words, if it is one. It is judged by what stands in it itself and not by what is merged over
 * it, and one that says all that a record needs may name goods or a brand that are called TOTAL.
 */
export function totalOf(row: SheetRow, layout: Layout): TotalKind | undefined {
  const { required, remarks } = layout
  const isOwnWhole = required.every((position) => isOwn(row, position))
  const texts = ownTexts(row)
  const read = texts.filter(({ position }) =>
    isOwnWhole ? required.includes(position) : !remarks.includes(position),
  )
  const says = (kind: TotalKind) =>
    read.some(({ text }, index) => (index === 0 ? leading : alone)[kind].test(text))
  if (says('part')) return 'part'
  if (says('all')) return 'all'
  return namedTotal(row, texts, layout) ?? (isCounted(row, texts, layout) ? 'all' : undefined)
}

// A container, a lot or a seal: letters and digits, or many digits.
const ownCode = /^(?=.*\d)[A-Z\d/-]{6,}$/i

/** Named a sum by a word that goods and brands are called as well: the row says no number of its own and names nothing. */
function namedTotal(
  row: SheetRow,
  texts: readonly OwnText[],
  { additive, remarks, codes, positions, required }: Layout,
): TotalKind | undefined {
  // No bill is called so.
  const bill = texts.find(({ position }) => codes.includes(position) && required.includes(position))
  const ofBill = bill && sumNamed(bill.text)
  if (ofBill) return ofBill
  const textAt = (position: number) => cellText(row.cells[position] ?? null)
  const isCode = (text: string) => ownCode.test(text) && !isCount(text)
  if (codes.some((position) => isOwn(row, position) && isCode(textAt(position)))) return undefined
  const said = texts.filter(({ position }) => !remarks.includes(position))
  const named = said.flatMap((each) => {
    const kind = sumNamed(each.text) ?? (isOfGroup(each) ? 'part' : undefined)
    return kind ? [{ ...each, kind }] : []
  })
  const [word] = named
  if (!word) return undefined
  // Nor is a container.
  const isPlain =
    codes.includes(word.position) || (word === said[0] && !positions.includes(word.position))
  const saysMore = positions.some(
    (position) =>
      isOwn(row, position) &&
      !additive.includes(position) &&
      !remarks.includes(position) &&
      !named.some((each) => each.position === position) &&
      !saysNothing(textAt(position).normalize('NFKC')),
  )
  return isPlain || !saysMore ? word.kind : undefined

  function isOfGroup(each: OwnText): boolean {
    return (
      each === said[0] && [...codes, ...required].includes(each.position) && namesGroup(each.text)
    )
  }
}

/** Nothing but figures, and how many of something they are. */
function isCounted(row: SheetRow, texts: readonly OwnText[], { additive }: Layout): boolean {
  const words = texts.filter(({ position }) => !additive.includes(position))
  return (
    words.length > 0 &&
    words.every(({ text }) => isCount(text)) &&
    ownPositions(row).some((position) => additive.includes(position))
  )
}
