import { decodeEntities } from './entities.ts'
import { attributesOf, emptyTags, safeTags, swallowed, type SafeTag } from './allowed.ts'

/** A piece of text, or an element of which nothing but this is left: a known tag and its harmless attributes. */
export type SafeNode = string | SafeElement
export type SafeElement = {
  readonly tag: SafeTag
  readonly attributes: Readonly<Record<string, string>>
  readonly children: SafeNode[]
}

const deepest = 40
const name = /[a-zA-Z][^\s/>]*/y
const attribute = /[\s/]*([^\s=/>"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/y

type Tag = { name: string; given: Map<string, string>; end: number }

/** Reads a tag from its name on; undefined when it has no end, and then it is text. */
function tagAt(html: string, start: number): Tag | undefined {
  name.lastIndex = start
  const found = name.exec(html)
  if (!found) return undefined
  const given = new Map<string, string>()
  let at = name.lastIndex
  for (;;) {
    attribute.lastIndex = at
    const match = attribute.exec(html)
    if (!match) break
    const key = match[1]!.toLowerCase()
    if (!given.has(key)) given.set(key, decodeEntities(match[2] ?? match[3] ?? match[4] ?? ''))
    at = attribute.lastIndex
  }
  const end = html.indexOf('>', at)
  return end < 0 ? undefined : { name: found[0].toLowerCase(), given, end: end + 1 }
}

/** Where what begins at `at` goes on: behind a comment, a declaration or an element that goes with all that is in it. */
function endOfHidden(html: string, at: number): number {
  if (html.startsWith('<!--', at)) {
    const end = html.indexOf('-->', at + 4)
    return end < 0 ? html.length : end + 3
  }
  const end = html.indexOf('>', at)
  return end < 0 ? html.length : end + 1
}

function endOfSwallowed(html: string, tag: Tag): number {
  const closing = new RegExp(`</${tag.name}(?=[\\s/>])`, 'gi')
  closing.lastIndex = tag.end
  return closing.test(html) ? endOfHidden(html, closing.lastIndex) : html.length
}

/**
 * Reads HTML that nobody vouches for. What comes out is built anew from a list of tags and attributes, so that nothing
 * which is not on the list can be in it: other tags leave their text, scripts, styles and drawings leave nothing.
 */
export function parseSafe(html: string): SafeNode[] {
  const root: SafeNode[] = []
  const open: { tag: string; children: SafeNode[] }[] = []
  const here = () => open.at(-1)?.children ?? root
  const say = (text: string) => {
    const nodes = here()
    const last = nodes.at(-1)
    if (typeof last === 'string') nodes[nodes.length - 1] = last + text
    else nodes.push(text)
  }
  const close = (tag: string) => {
    const at = open.findLastIndex((each) => each.tag === tag)
    if (at >= 0) open.length = at
  }
  let at = 0
  while (at < html.length) {
    const next = html.indexOf('<', at)
    const end = next < 0 ? html.length : next
    if (end > at) say(decodeEntities(html.slice(at, end)))
    if (next < 0) break
    const mark = html[next + 1] ?? ''
    if (mark === '!' || mark === '?') {
      at = endOfHidden(html, next)
      continue
    }
    const isClosing = mark === '/'
    const tag = tagAt(html, next + (isClosing ? 2 : 1))
    if (!tag) {
      say('<')
      at = next + 1
      continue
    }
    at = tag.end
    const known = safeTags[tag.name]
    if (isClosing) {
      if (known) close(known)
    } else if (swallowed.has(tag.name)) {
      at = endOfSwallowed(html, tag)
    } else if (known && open.length < deepest) {
      const element = { tag: known, attributes: attributesOf(known, tag.given), children: [] }
      here().push(element)
      if (!emptyTags.has(known)) open.push(element)
    }
  }
  return root
}
