import { asSeen, digitsOf, struckOut, type Looks } from './text-runs.ts'
import type { Cell } from './types.ts'

type Attributes = Readonly<Record<string, string>>
type Family = 'text' | 'table-cell'
type Style = { parent: string; isStruck?: boolean; digits?: 'sup' | 'sub' | 'none' }

/** How texts and cells of an OpenDocument workbook are shown, by the names of their styles. */
export function odsStyles() {
  const styles = new Map<string, Style>()
  let open: Style | undefined
  const keyOf = (family: string, name: string) => `${family} ${name}`

  /** What a style says itself, or the one that it is made from. */
  function said<P extends 'isStruck' | 'digits'>(key: string, what: P): Style[P] {
    const seen = new Set<string>()
    const [family = ''] = key.split(' ')
    for (let at = key; !seen.has(at);) {
      seen.add(at)
      const style = styles.get(at)
      if (!style) return undefined
      if (style[what] !== undefined) return style[what]
      at = keyOf(family, style.parent)
    }
    return undefined
  }

  const known = new Map<string, Looks>()
  /** Asked of cells, when all styles have been read. */
  function looksOf(family: Family, name: string): Looks {
    const key = keyOf(family, name)
    const looks = known.get(key) ?? {
      isStruck: said(key, 'isStruck') === true,
      digits: digitsOf[said(key, 'digits') ?? ''],
    }
    known.set(key, looks)
    return looks
  }
  return {
    /** Takes an element in; others than those of styles say nothing. */
    open: (name: string, attributes: Attributes): void => {
      if (name === 'style') {
        open = { parent: attributes['style:parent-style-name'] ?? '' }
        const { 'style:family': family = '', 'style:name': own = '' } = attributes
        styles.set(keyOf(family, own), open)
      } else if (name === 'text-properties' && open) Object.assign(open, propertiesIn(attributes))
    },
    /** A text as it is seen within spans, the outer ones first. */
    seenIn: (spans: readonly string[], text: string): string =>
      spans.reduceRight((shown, name) => asSeen(shown, looksOf('text', name)), text),
    /** What a cell of a style says. */
    seen: (name: string, cell: Cell): Cell =>
      looksOf('table-cell', name).isStruck ? struckOut(cell) : cell,
  }
}

function propertiesIn(attributes: Attributes): Omit<Style, 'parent'> {
  const lines = [
    attributes['style:text-line-through-style'],
    attributes['style:text-line-through-type'],
  ].filter((each) => each !== undefined)
  const position = attributes['style:text-position']
  return {
    ...(lines.length > 0 && { isStruck: lines.every((each) => each !== 'none') }),
    ...(position !== undefined && { digits: positionIn(position) }),
  }
}

/** super 58%, -33% 58%, 0% 100% */
function positionIn(position: string): 'sup' | 'sub' | 'none' {
  const [first = ''] = position.trim().split(/\s+/)
  if (first === 'super' || Number.parseFloat(first) > 0) return 'sup'
  return first === 'sub' || Number.parseFloat(first) < 0 ? 'sub' : 'none'
}
