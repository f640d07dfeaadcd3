import { rootRoute } from './root.tsx'
import { screens } from './screens.ts'

/** Every screen, once; each tab has a router of its own over it. */
export const routeTree = rootRoute.addChildren(screens)
