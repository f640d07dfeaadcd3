import { emptyTags } from './allowed.ts'
import { escapeHtml } from './entities.ts'
import { parseSafe, type SafeNode } from './parse.ts'

const hasTag = /<[a-z!/]/i
const hasEscapedTag = /&lt;\s*\/?[a-z]/i

/** HTML whose angle brackets were escaped on the way is given them back; other HTML stays (spec.md §3, Help article). */
export const restored = (html: string): string =>
  !hasTag.test(html) && hasEscapedTag.test(html)
    ? html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
    : html

/** Nodes to show: read after the brackets are restored, so that nothing comes back to life behind the list. */
export const safeNodes = (html: string): SafeNode[] => parseSafe(restored(html))

/** HTML to keep: the same nodes written out. */
export const safeHtml = (html: string): string => written(safeNodes(html)).trim()

const written = (nodes: readonly SafeNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return escapeHtml(node)
      const { tag, attributes, children } = node
      const given = Object.entries(attributes).map(
        ([key, value]) => ` ${key}="${escapeHtml(value)}"`,
      )
      const start = `<${tag}${given.join('')}>`
      return emptyTags.has(tag) ? start : `${start}${written(children)}</${tag}>`
    })
    .join('')

/** What a reader reads, without any markup. */
export const textOf = (html: string): string => plain(safeNodes(html)).replace(/\s+/g, ' ').trim()

const plain = (nodes: readonly SafeNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : `${plain(node.children)} `)).join('')
