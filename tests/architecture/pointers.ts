/*
 * What documents and comments point to: pages and headings, files, npm scripts, names of the code. Whether it is there
 * is asked of a repository (repository.ts).
 */

/** Something that has to be there: a path of ours, an npm script, a decision, a text or a name in the code. */
export type Claim = {
  readonly kind: 'path' | 'script' | 'decision' | 'text' | 'name'
  readonly value: string
}

const claim = (kind: Claim['kind'], value: string): Claim => ({ kind, value })

const fence = /^```[^\n]*\n[\s\S]*?^```$/gm

/** Markdown without its fenced blocks, line for line. */
const prose = (markdown: string): string =>
  markdown.replace(fence, (block) => block.replace(/[^\n]+/g, ''))

/** The anchors of a page, as GitHub makes them of its headings. */
export function anchorsIn(markdown: string): Set<string> {
  const seen = new Map<string, number>()
  const anchors = [...prose(markdown).matchAll(/^#{1,6} +(.+?) *#*$/gm)].map((match) => {
    const plain = match[1]!.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase()
    const slug = plain.replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '').replaceAll(' ', '-')
    const count = seen.get(slug) ?? 0
    seen.set(slug, count + 1)
    return count === 0 ? slug : `${slug}-${count}`
  })
  return new Set(anchors)
}

export type Link = { readonly text: string; readonly target: string }

/** Links to pages and files of the repository; other addresses are left out. */
export const linksIn = (markdown: string): Link[] =>
  [...prose(markdown).matchAll(/\[([^\]]*)\]\(([^)\s]+)\)/g)]
    .map((match): Link => ({ text: match[1]!, target: match[2]! }))
    .filter(({ target }) => !/^[a-z]+:/.test(target))

/** What stands in backticks, outside of fenced blocks. */
export const spansIn = (text: string): string[] =>
  [...prose(text).matchAll(/`([^`\n]+)`/g)].map((match) => match[1]!)

const ofNpm = new Set(['ci', 'install', 'rebuild', 'exec', 'pack', 'publish', 'run'])
const scriptsIn = (text: string): Claim[] =>
  [...text.matchAll(/\bnpm (?:run )?([a-z][\w:]*)/g)]
    .map((match) => match[1]!)
    .filter((name) => !ofNpm.has(name))
    .map((name) => claim('script', name))

const extension = 'tsx?|mjs|mts|js|json|md|ya?ml|txt|tsv|css|html|sh'
const address = /^(?:<\w+>)?\/[\w$.-][^\s]*$/
const path = /^(?:\.{0,2}\/)?[\w@.<>*-]+(?:\/[\w@.<>*-]+)+\/?$/
const file = new RegExp(`^[\\w.<>*-]+\\.(?:${extension})$`)
const chain = /^[A-Za-z]\w*(?:[.:][A-Za-z]\w*)+$/
const isName = (word: string) => /[a-z0-9][A-Z]/.test(word) || /\w_\w/.test(word)

/** An address without its origin, what people fill in and what is left open. */
const fixedPart = (span: string) =>
  span
    .replace(/^<\w+>/, '')
    .split(/[?{*…:<]/)[0]!
    .replace(/\/$/, '')

/** What a text in backticks says is there; nothing when it is no code. */
export function claimsOf(span: string): Claim[] {
  if (span.startsWith('npm ')) return scriptsIn(span)
  if (address.test(span)) return [claim('text', fixedPart(span))]
  if (path.test(span) || file.test(span)) return [claim('path', span.replace(/^\.\//, ''))]
  if (chain.test(span)) return [claim('text', span)]
  const words = span.match(/[A-Za-z_]\w*/g) ?? []
  return words.filter(isName).map((word) => claim('name', word))
}

/** npm scripts of fenced blocks: what somebody copies and runs. */
export const commandsIn = (markdown: string): Claim[] =>
  (markdown.match(fence) ?? []).flatMap(scriptsIn)

/** Decisions by number, in a sentence or by the beginning of their address. */
export const decisionsIn = (text: string): Claim[] =>
  [...text.matchAll(/\b(?:[Dd]ecisions? |docs\/decisions\/)(\d{1,3})\b/g)].map((match) =>
    claim('decision', match[1]!.padStart(3, '0')),
  )

/** Pages that a comment or another text of the code names from the root, with their headings. */
export const pagesIn = (text: string): string[] =>
  [...text.matchAll(/\bdocs\/[\w/-]+\.md(?:#[\p{L}\p{N}_-]+)?/gu)].map((match) => match[0])

const mentioned = /(?<![\w/.@#-])(?:[\w-]+\/)*[\w.-]+\.(?:tsx?|mjs|mts|md)(?![\w/.(])/g

/** Files that a comment names in a sentence, pages of docs/ aside. */
export const filesIn = (comment: string): Claim[] =>
  (comment.match(mentioned) ?? [])
    .filter((name) => !name.startsWith('docs/'))
    .map((name) => claim('path', name))
