import { constants, getPriority, setPriority } from 'node:os'

/** Puts a process, or this one, behind others where they want the processor; never before where it stands already. */
export function lowerPriority(pid?: number): void {
  const level = Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL)
  setPriority(pid ?? process.pid, level)
}
