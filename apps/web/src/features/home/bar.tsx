/** A share of the whole width, drawn; the number stands beside it. */
export function Bar({ percent, isFull = false }: { percent: number; isFull?: boolean }) {
  return (
    <svg className="home-bar" height="8" aria-hidden>
      <rect className="room" width="100%" height="8" rx="2" />
      <rect
        className={isFull ? 'full' : 'part'}
        width={`${Math.min(Math.max(percent, 0), 100)}%`}
        height="8"
        rx="2"
      />
    </svg>
  )
}
