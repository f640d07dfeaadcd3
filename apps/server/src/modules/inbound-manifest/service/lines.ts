import * as repo from '../repo.ts'

export type { ManifestRow } from '../repo.ts'

/** The lines of a bill of lading, in their order. */
export const linesOfBill = repo.ofBill

/** Puts other lines in place of those that a bill has. */
export const replaceLines = repo.replace
