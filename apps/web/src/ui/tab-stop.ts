import { createContext } from 'react'

/** Whether what is here is reached with Tab (0), or by its surroundings' own keys (-1). */
export const TabStop = createContext(0)
