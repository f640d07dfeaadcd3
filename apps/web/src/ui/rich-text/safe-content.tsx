import { createElement, memo, type ReactNode } from 'react'
import './rich-text.css'
import { safeNodes, type SafeNode } from './safe-html.ts'

/** Shows HTML of an article or a note: as elements made from the safe list, never as HTML. */
export const SafeContent = memo(function SafeContent({ html }: { html: string }) {
  return <div className="rich-text">{shown(safeNodes(html))}</div>
})

const shown = (nodes: readonly SafeNode[]): ReactNode[] =>
  nodes.map((node, at) => {
    if (typeof node === 'string') return node
    const { tag, attributes, children } = node
    const { colspan, rowspan, href } = attributes
    const isAway = href !== undefined && !href.startsWith('/')
    const props = {
      key: at,
      ...(href !== undefined && { href }),
      ...(isAway && { target: '_blank', rel: 'noopener noreferrer' }),
      ...(colspan !== undefined && { colSpan: Number(colspan) }),
      ...(rowspan !== undefined && { rowSpan: Number(rowspan) }),
    }
    return children.length > 0
      ? createElement(tag, props, ...shown(children))
      : createElement(tag, props)
  })
