import { eventLoopYielder } from '@yuncang/db/event-loop'
import { AppError } from '@yuncang/shared/errors'

/** What pdfmake writes: plain objects behind a table of their places, each stream with its own dictionary before it. */
const reference = /(\d+) 0 R\b/g
const streamBegins = 'stream\n'

type Parsed = { readonly objects: ReadonlyMap<number, string>; readonly pages: number }

/**
 * Puts papers that the engine made one behind the other into one PDF: their pages as they are, each with the fonts that
 * it brought. It reads no other PDF than the engine's.
 */
export async function bindPapers(
  papers: readonly Buffer[],
  { title, language }: { title: string; language: string },
): Promise<Buffer> {
  const written: Buffer[] = []
  const places: number[] = []
  let length = 0
  const put = (text: string) => {
    const bytes = Buffer.from(text, 'latin1')
    written.push(bytes)
    length += bytes.length
  }
  const write = (number: number, body: string) => {
    places[number] = length
    put(`${number} 0 obj\n${body}\nendobj\n`)
  }
  put('%PDF-1.7\n%\xff\xff\xff\xff\n')
  const [catalog, root, info] = [1, 2, 3]
  let next = 4
  const roots: string[] = []
  let count = 0
  const othersTurn = eventLoopYielder()
  for (const bytes of papers) {
    await othersTurn()
    const { objects, pages } = parse(bytes.toString('latin1'))
    const numbers = new Map([...reachable(objects, pages)].map((number) => [number, next++]))
    for (const [old, number] of numbers) {
      const { dictionary, rest } = split(objects.get(old) ?? '')
      const moved = dictionary.replace(
        reference,
        (_, to: string) => `${numbers.get(Number(to)) ?? 0} 0 R`,
      )
      write(number, (old === pages ? moved.replace('<<', `<<\n/Parent ${root} 0 R`) : moved) + rest)
    }
    roots.push(`${numbers.get(pages)} 0 R`)
    count += Number(/\/Count (\d+)/.exec(objects.get(pages) ?? '')?.[1] ?? 0)
  }
  write(root, `<<\n/Type /Pages\n/Kids [${roots.join(' ')}]\n/Count ${count}\n>>`)
  const view = '/ViewerPreferences <<\n/DisplayDocTitle true\n>>'
  write(catalog, `<<\n/Type /Catalog\n/Pages ${root} 0 R\n/Lang (${language})\n${view}\n>>`)
  write(info, `<<\n/Title <${hexOf(title)}>\n>>`)
  const from = length
  const table = places.slice(1).map((place) => `${String(place).padStart(10, '0')} 00000 n \n`)
  const trailer = `/Size ${next}\n/Root ${catalog} 0 R\n/Info ${info} 0 R`
  put(`xref\n0 ${next}\n0000000000 65535 f \n${table.join('')}`)
  put(`trailer\n<<\n${trailer}\n>>\nstartxref\n${from}\n%%EOF\n`)
  return Buffer.concat(written)
}

/** The objects by number, and which of them is the root of the pages. */
function parse(text: string): Parsed {
  const from = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text.slice(-64))?.[1] ?? NaN)
  const table = text.slice(from)
  const places = [...table.matchAll(/^(\d{10}) \d{5} n/gm)].map((match) => Number(match[1]))
  const ordered = [...places, from].sort((a, b) => a - b)
  const objects = new Map(
    places.map((place) => {
      const object = text.slice(place, ordered[ordered.indexOf(place) + 1])
      const begin = /^(\d+) 0 obj\n/.exec(object)
      const end = object.lastIndexOf('\nendobj')
      return [Number(begin?.[1]), object.slice(begin?.[0].length, end)] as const
    }),
  )
  const catalog = objects.get(Number(/\/Root (\d+) 0 R/.exec(table)?.[1]))
  const pages = Number(/\/Pages (\d+) 0 R/.exec(catalog ?? '')?.[1])
  if (!objects.has(pages)) throw new AppError('paper.unbindable')
  return { objects, pages }
}

/** What is before the bytes of a stream, where references are, and those bytes. */
function split(object: string): { dictionary: string; rest: string } {
  const at = object.startsWith('<<') ? object.indexOf(`>>\n${streamBegins}`) : -1
  if (at >= 0) return { dictionary: object.slice(0, at), rest: object.slice(at) }
  // A text of its own may hold anything.
  return object.startsWith('(')
    ? { dictionary: '', rest: object }
    : { dictionary: object, rest: '' }
}

function reachable(objects: Parsed['objects'], from: number): ReadonlySet<number> {
  const found = new Set([from])
  // A set that grows is walked to its new end.
  for (const number of found)
    for (const [, to] of split(objects.get(number) ?? '').dictionary.matchAll(reference))
      found.add(Number(to))
  return found
}

/** UTF-16, as PDF writes what is not Latin. */
function hexOf(text: string): string {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le').swap16()
  return bytes.toString('hex')
}
