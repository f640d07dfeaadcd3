import type { Import } from './import-graph.mjs'

type Graph = ReadonlyMap<string, readonly Pick<Import, 'to'>[]>

export function reachedTests(changed: readonly string[], graph: Graph): string[]
export function fitting(
  files: readonly string[],
  secondsOf: (file: string) => number,
  seconds: number,
): string[]
