/** A yard seen from above, lines only: the one picture of the sign-in. */
export function Yard() {
  const stacks = Array.from({ length: 5 }, (_, row) => row).flatMap((row) =>
    Array.from({ length: 7 }, (_, column) => ({ row, column })),
  )
  return (
    <svg viewBox="0 0 560 420" role="presentation" style={{ width: '100%', maxWidth: 560 }}>
      <g fill="none" stroke="#7fb0dc" strokeWidth="1.2" opacity="0.9">
        <rect x="20" y="20" width="520" height="380" rx="8" />
        <path d="M20 320h520M120 320v80M440 320v80" strokeDasharray="6 6" />
        {stacks.map(({ row, column }) => (
          <g key={`${row}-${column}`}>
            <rect x={50 + column * 68} y={48 + row * 52} width="52" height="20" rx="2" />
            {(row * 7 + column) % 3 !== 0 && (
              <path
                d={`M${63 + column * 68} ${48 + row * 52}v20m13 -20v20m13 -20v20`}
                opacity="0.6"
              />
            )}
          </g>
        ))}
        <g stroke="#ffffff">
          <path d="M150 36v270M410 36v270M150 150h260" />
          <rect x="262" y="140" width="36" height="20" rx="2" />
        </g>
        <path d="M60 360h36v14H60zM96 364h14l6 6v4H96zM470 352h36v14h-36zM456 356h14v10h-20v-4z" />
      </g>
    </svg>
  )
}
