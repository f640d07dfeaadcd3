import './status.css'

export type Tone = 'idle' | 'active' | 'waiting' | 'good' | 'bad'

/** A state as colour, word and shape, never colour alone. */
export function StatusTag({ tone, label }: { tone: Tone; label: string }) {
  return <span className={`status ${tone}`}>{label}</span>
}
