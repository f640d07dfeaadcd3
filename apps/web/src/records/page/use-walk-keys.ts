import { useContext, useEffect, useEffectEvent } from 'react'
import { isForPage, pressed } from '../../lib/shortcuts.ts'
import { TabContext } from '../../lib/tab.ts'
import { neighbourOf } from '../../lib/walk.ts'

/** j leads to the next record of the list that a record was opened from, k to the one before; in the same tab. */
export function useWalkKeys(list: string, id: string, open: (id: string) => unknown): void {
  const tab = useContext(TabContext)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const by = pressed(event, 'walkNext') ? 1 : pressed(event, 'walkBack') ? -1 : undefined
    if (by === undefined || !isForPage(event)) return
    const next = neighbourOf(list, id, by)
    if (next === undefined) return
    event.preventDefault()
    void open(next)
    tab.close()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
