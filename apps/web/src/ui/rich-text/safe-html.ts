import {
  attributesOf,
  restored,
  safeTags,
  swallowed,
  type SafeTag,
} from '@yuncang/shared/kernel/safe-html'

/** A piece of text, or an element of which nothing but this is left: a known tag and its harmless attributes. */
export type SafeNode = string | SafeElement
type SafeElement = {
  readonly tag: SafeTag
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly SafeNode[]
}

/** Nodes to show: built anew from a list of tags, out of a document of the browser that runs and loads nothing. */
export const safeNodes = (html: string): SafeNode[] => nodesOf(inert(html).body)

const inert = (html: string) => new DOMParser().parseFromString(restored(html), 'text/html')

const nodesOf = (parent: Node): SafeNode[] => [...parent.childNodes].flatMap(nodeOf)

function nodeOf(node: Node): SafeNode[] {
  if (node instanceof Text) return [node.data]
  if (!(node instanceof Element) || swallowed.has(node.localName)) return []
  const tag = safeTags[node.localName]
  if (!tag) return nodesOf(node)
  const attributes = attributesOf(tag, (name) => node.getAttribute(name))
  return [{ tag, attributes, children: nodesOf(node) }]
}

/** The same nodes as HTML, for an editor; the server looks at what it sends once more. */
export function safeHtml(html: string): string {
  const holder = document.implementation.createHTMLDocument('').body
  holder.append(...safeNodes(html).map(elementOf))
  return holder.innerHTML.trim()
}

function elementOf(node: SafeNode): Node | string {
  if (typeof node === 'string') return node
  const element = document.createElement(node.tag)
  for (const [name, value] of Object.entries(node.attributes)) element.setAttribute(name, value)
  element.append(...node.children.map(elementOf))
  return element
}
