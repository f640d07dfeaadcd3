/*
 * First letters of Chinese words by the order in which the browser sorts them: a character stands behind the first one
 * of its letter. That needs no dictionary; characters that are read in two ways have their other letters below.
 */
const starts = '阿八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥仨它穵夕丫帀'
const letters = 'abcdefghjklmnopqrstwxyz'
const collator = new Intl.Collator('zh-u-co-pinyin')
const otherReadings: Readonly<Record<string, string | undefined>> = {
  重: 'zc',
  长: 'cz',
  行: 'hx',
  单: 'ds',
  调: 'dt',
  会: 'hk',
  率: 'ls',
  参: 'cs',
  车: 'cj',
  厦: 'xs',
  称: 'cz',
  降: 'jx',
}

const isHan = /\p{Script=Han}/u

function readingsOf(character: string): string {
  const known = otherReadings[character]
  if (known) return known
  if (!isHan.test(character)) return character.toLowerCase()
  let at = -1
  for (const start of starts) {
    if (collator.compare(character, start) < 0) break
    at += 1
  }
  return letters[at] ?? ''
}

/** True when the letters are the first ones of characters of the text that stand together, e.g. rkdd in 入库订单. */
export function matchesInitials(text: string, typed: string): boolean {
  const wanted = typed.toLowerCase()
  if (!/^[a-z]+$/.test(wanted)) return false
  const readings = Array.from(text, readingsOf)
  return readings.some((_, from) =>
    wanted.split('').every((letter, at) => readings[from + at]?.includes(letter)),
  )
}
