import type { AnyRoute } from '@tanstack/react-router'
import { rootRoute } from '../routes/root.tsx'
import '../ui/base.css'
import { withRouter } from './routed.tsx'

/** The screen of an address among those of a noun, with the words that it loads, as high as a tab; and where it has led. */
export function screenAt(href: string, screens: readonly AnyRoute[]) {
  const { children } = rootRoute
  const { part, place } = withRouter(rootRoute.addChildren([...screens]), href)
  // The root is that of all screens, which other tests look for.
  rootRoute.children = children
  return { part: <div style={{ height: 760, overflow: 'auto' }}>{part}</div>, place }
}
