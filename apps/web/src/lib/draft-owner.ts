import { createContext } from 'react'

/** Person and tenant that drafts belong to; undefined where nobody is signed in. */
export const DraftOwner = createContext<string | undefined>(undefined)
