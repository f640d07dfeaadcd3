import { tokens } from './tokens.ts'

export type Tone = keyof typeof tokens.state

/** A state as colour, word and shape, never colour alone. */
export function StatusTag({ tone, label }: { tone: Tone; label: string }) {
  return (
    <span className={`status ${tone}`} style={{ color: tokens.state[tone] }}>
      {label}
    </span>
  )
}
