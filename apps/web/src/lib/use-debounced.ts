import { useEffect, useState } from 'react'

/** The value as it was once nobody changed it for so long. */
export function useDebounced<V>(value: V, ms = 250): V {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
