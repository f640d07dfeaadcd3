import { useEffect, useState } from 'react'

const patienceMs = 300

/** True once something has lasted long enough to be worth showing. */
export function useLate(isGoingOn: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isGoingOn) return undefined
    const timer = setTimeout(() => setLate(true), patienceMs)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isGoingOn])
  return isGoingOn && isLate
}
