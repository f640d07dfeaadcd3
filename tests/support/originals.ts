import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { folderInMemory } from './memory.ts'

/* SQLite databases that others are copied from: what one process of a run has made, the others find. */
declare module 'vitest' {
  interface ProvidedContext {
    /** The folder in which they lie. */
    originals: string
  }
}

/** vitest's global set-up: gives the run a folder of its own, which goes with it. */
export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(folderInMemory() ?? tmpdir(), 'yuncang-originals-'))
  project.provide('originals', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
