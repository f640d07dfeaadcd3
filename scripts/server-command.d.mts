export const engineOptions: readonly string[]
/** Arguments for Node: the options of the engine, then the file. */
export const serverArgs: readonly string[]
export const serverEnv: {
  readonly NODE_COMPILE_CACHE: string
  readonly MALLOC_ARENA_MAX: string
}
