import { createContext, type ReactNode } from 'react'
import type { DraftSlot } from './use-draft.ts'

/** Says who changed a record, when, and what of it; lent by whoever knows histories. */
export const WhoChanged = createContext<(slot: DraftSlot) => ReactNode>(() => null)
