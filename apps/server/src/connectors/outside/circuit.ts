import type { Clock } from '../../platform/clock.ts'

const failuresAtMost = 5
const restMs = 30_000

type State = { failures: number; restsUntil: number; isTrying: boolean }

/**
 * Remembers per tenant how a system answers. After five failures in a row nobody asks it for 30 seconds; then one call
 * tries, and its outcome opens the way again or closes it for as long.
 */
export function createCircuit(clock: Clock) {
  const states = new Map<string, State>()
  const stateOf = (tenant: string): State => {
    const known = states.get(tenant)
    if (known) return known
    const fresh = { failures: 0, restsUntil: 0, isTrying: false }
    states.set(tenant, fresh)
    return fresh
  }
  const now = () => Date.parse(clock())
  return {
    /** False while the system is left alone. */
    enter(tenant: string): boolean {
      const state = stateOf(tenant)
      if (state.failures < failuresAtMost) return true
      const left = state.restsUntil - now()
      // More than a whole rest is left only when the clock was put back.
      if (state.isTrying || (left > 0 && left <= restMs)) return false
      state.isTrying = true
      return true
    },
    succeeded: (tenant: string) => void states.delete(tenant),
    failed(tenant: string): void {
      const state = stateOf(tenant)
      state.failures += 1
      state.isTrying = false
      if (state.failures >= failuresAtMost) state.restsUntil = now() + restMs
    },
  }
}

export type Circuit = ReturnType<typeof createCircuit>
