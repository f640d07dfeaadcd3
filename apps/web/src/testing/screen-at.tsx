import type { AnyRoute } from '@tanstack/react-router'
import { rootRoute } from '../routes/root.tsx'
import '../ui/base.css'
import { withRouter } from './routed.tsx'

/** The screen of an address among those of a noun, with the words that it loads, as high as a tab; and where it has led. */
export function screenAt(href: string, screens: readonly AnyRoute[]) {
  const { part, place } = withRouter(rootRoute.addChildren([...screens]), href)
  return { part: <div style={{ height: 760, overflow: 'auto' }}>{part}</div>, place }
}
