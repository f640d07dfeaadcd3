/** Operations of a noun and who may call them: see access.ts. */
export type AccessTable = Readonly<Record<string, string>>
