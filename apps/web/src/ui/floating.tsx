import { useLayoutEffect, useState, type ReactNode, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import './floating.css'

type Place = { left: number; width: number; top?: number; bottom?: number }

const heightNeeded = 260
/** A choice says more than its field: it is read without being broken. */
const roomNeeded = 280

/** Below its field, or above where there is no room below. */
function placeBy(anchor: HTMLElement): Place {
  const { left, top, bottom, width } = anchor.getBoundingClientRect()
  const isTight = window.innerHeight - bottom < heightNeeded && top > heightNeeded
  const kept = Math.max(Math.min(left, window.innerWidth - Math.max(width, roomNeeded) - 8), 8)
  return isTight
    ? { left: kept, width, bottom: window.innerHeight - top }
    : { left: kept, width, top: bottom }
}

type Props = { anchor: RefObject<HTMLElement | null>; className?: string; children: ReactNode }

/** Something that floats at a field and is not cut off by what is around it. */
export function Floating({ anchor, className = '', children }: Props) {
  const [place, setPlace] = useState<Place>()
  useLayoutEffect(() => {
    const follow = () => {
      if (anchor.current) setPlace(placeBy(anchor.current))
    }
    follow()
    window.addEventListener('scroll', follow, true)
    window.addEventListener('resize', follow)
    return () => {
      window.removeEventListener('scroll', follow, true)
      window.removeEventListener('resize', follow)
    }
  }, [anchor])
  if (!place) return null
  const { width, ...rest } = place
  return createPortal(
    <div className={`floating ${className}`.trim()} style={{ ...rest, minWidth: width }}>
      {children}
    </div>,
    document.body,
  )
}
