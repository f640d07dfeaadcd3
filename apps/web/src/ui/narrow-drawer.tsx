import type { DrawerProps } from 'antd'
import { lazy, Suspense } from 'react'

const Loaded = lazy(async () => ({ default: (await import('antd/es/drawer')).default }))

/** What slides in where there is little room; wide screens do not load it. */
export const NarrowDrawer = (props: DrawerProps) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
)
