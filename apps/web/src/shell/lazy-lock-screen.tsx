import { lazy, Suspense, type ComponentProps } from 'react'
import { loadChunk } from '../lib/chunk.ts'

const Screen = lazy(async () => ({
  default: (await loadChunk(() => import('./lock-screen.tsx'))).LockScreen,
}))

const Nobody = lazy(async () => ({
  default: (await loadChunk(() => import('./lock-screen.tsx'))).NobodyScreen,
}))

/** What stands at the address of the lock screen where nobody is signed in. */
export const NobodyScreen = () => (
  <Suspense>
    <Nobody />
  </Suspense>
)

/** The lock screen, whose form the start does without; what it covers is hidden before it is there. */
export const LockScreen = (props: ComponentProps<typeof Screen>) => (
  <Suspense>
    <Screen {...props} />
  </Suspense>
)
