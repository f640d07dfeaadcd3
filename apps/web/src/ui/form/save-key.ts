import { useEffect, useEffectEvent } from 'react'
import { pressed } from '../../lib/shortcuts.ts'

/** Forms that are open now; a drawer over a page comes last and is the one that saves. */
const open: (() => void)[] = []

/** Ctrl+S, on a Mac Cmd+S, saves the form that is in front. */
export function useSaveKey(isActive: boolean, onSave: () => void): void {
  const save = useEffectEvent(onSave)
  useEffect(() => {
    if (!isActive) return
    const own = () => save()
    const onKeyDown = (event: KeyboardEvent) => {
      if (!pressed(event, 'formSave') || open.at(-1) !== own) return
      event.preventDefault()
      own()
    }
    open.push(own)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      open.splice(open.indexOf(own), 1)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [isActive])
}
