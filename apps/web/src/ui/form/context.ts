import { createContext, useContext } from 'react'
import type * as z from 'zod'

export type FormContext = {
  readonly schema: z.ZodObject
  /** Saving was tried: from now on every field is checked while typing. */
  readonly isTried: boolean
  /** What goes with the fields and is typed nowhere, e.g. id and version. */
  readonly extra: object
}

export const FormContext = createContext<FormContext | undefined>(undefined)

export function useFormContext(): FormContext {
  const context = useContext(FormContext)
  if (!context) throw new Error('useFormContext needs a form of ui/form above it')
  return context
}
